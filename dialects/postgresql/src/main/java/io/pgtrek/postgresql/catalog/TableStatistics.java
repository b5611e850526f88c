package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Counts rows and refreshes the planner's statistics. */
public final class TableStatistics {
    private TableStatistics() {}

    /** The exact number of rows, by a scan. */
    public static long count(Connection target, QualifiedName table) throws SQLException {
        try (Statement statement = target.createStatement();
                ResultSet result =
                        statement.executeQuery("SELECT count(*) FROM " + PostgresIdentifiers.RULES.quote(table))) {
            result.next();
            return result.getLong(1);
        }
    }

    /** Runs ANALYZE; allowed inside a transaction. */
    public static void analyze(Connection target, QualifiedName table) throws SQLException {
        try (Statement statement = target.createStatement()) {
            statement.execute("ANALYZE " + PostgresIdentifiers.RULES.quote(table));
        }
    }
}
