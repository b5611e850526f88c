package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Columns of a relation whose new values are to be compressed by another method than they are now.
 *
 * @param columns may be empty
 */
public record RewriteSettings(ToastTable table, List<ToastColumn> columns, CompressionMethod wanted) {

    public RewriteSettings {
        columns = List.copyOf(columns);
    }

    /**
     * Sets it, in the caller's transaction; takes an ACCESS EXCLUSIVE lock, for a moment unless it has to wait for it.
     * Only this relation: leaves of a partitioned table do not follow their root.
     *
     * @throws SQLException with SQLSTATE 55P03 when the lock was not to be had in time
     * @see <a href="https://www.postgresql.org/docs/current/sql-altertable.html">SET COMPRESSION</a>
     */
    public void apply(Connection transaction) throws SQLException {
        String actions = columns.stream()
                .map(column -> "ALTER COLUMN " + PostgresIdentifiers.RULES.quote(column.name()) + " SET COMPRESSION "
                        + wanted.word())
                .collect(Collectors.joining(", "));
        try (Statement statement = transaction.createStatement()) {
            statement.execute("ALTER TABLE ONLY " + PostgresIdentifiers.RULES.quote(table.name()) + " " + actions);
        }
    }
}
