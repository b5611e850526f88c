package io.pgtrek.testkit;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Executes statements of tests; a failure names the statement. */
final class Statements {

    private static final int SHOWN_CHARACTERS = 500;

    private Statements() {}

    /** Executes the statements one by one on a connection of their own. */
    static void execute(String url, List<String> statements) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                execute(statement, sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static void execute(Statement statement, String sql) throws SQLException {
        try {
            statement.execute(sql);
        } catch (SQLException e) {
            String shown = sql.substring(0, Math.min(sql.length(), SHOWN_CHARACTERS));
            throw new SQLException(e.getMessage() + "\nin: " + shown, e.getSQLState(), e);
        }
    }
}
