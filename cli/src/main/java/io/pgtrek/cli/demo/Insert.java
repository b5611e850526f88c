package io.pgtrek.cli.demo;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Fills one table in batches. */
final class Insert {

    private static final int BATCH = 2000;

    private Insert() {}

    /** Runs the statement for i = 1 to {@code rows}, with the values that {@code row} gives. */
    static void rows(Connection connection, String sql, int rows, Row row) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 1; i <= rows; i++) {
                Object[] values = row.values(i);
                for (int column = 0; column < values.length; column++) {
                    statement.setObject(column + 1, values[column]);
                }
                statement.addBatch();
                if (i % BATCH == 0) {
                    statement.executeBatch();
                }
            }
            statement.executeBatch();
        }
    }

    /** Gives the values of row i. */
    @FunctionalInterface
    interface Row {
        Object[] values(int i);
    }
}
