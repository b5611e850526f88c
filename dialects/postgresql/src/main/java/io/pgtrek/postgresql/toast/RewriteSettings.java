package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;

/** By which method new values of columns are compressed. */
public final class RewriteSettings {

    private RewriteSettings() {}

    /** Columns of the plan that have another setting, or none of their own. */
    static List<RewriteColumn> missing(RewritePlan plan) {
        return plan.columns().stream()
                .filter(column -> column.column().compression() != plan.wanted())
                .toList();
    }

    /**
     * Sets them, in the caller's transaction, where they are not yet; takes an ACCESS EXCLUSIVE lock then, for a moment
     * unless it has to wait for it. Only this relation: leaves of a partitioned table do not follow their root.
     *
     * @throws SQLException with SQLSTATE 55P03 when the lock was not to be had in time
     * @see <a href="https://www.postgresql.org/docs/current/sql-altertable.html">SET COMPRESSION</a>
     */
    public static void apply(Connection transaction, RewritePlan plan) throws SQLException {
        List<RewriteColumn> missing = missing(plan);
        if (missing.isEmpty()) {
            return;
        }
        String table = PostgresIdentifiers.RULES.quote(plan.table().name());
        String actions = missing.stream()
                .map(column -> "ALTER COLUMN " + column.name() + " SET COMPRESSION "
                        + plan.wanted().word())
                .collect(Collectors.joining(", "));
        try (Statement statement = transaction.createStatement()) {
            statement.execute("ALTER TABLE ONLY " + table + " " + actions);
        }
    }
}
