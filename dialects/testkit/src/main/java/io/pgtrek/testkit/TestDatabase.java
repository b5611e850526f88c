package io.pgtrek.testkit;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/** A database of a test's own on one of the test servers; {@code url} holds all that is needed to connect. */
public record TestDatabase(String name, String url) {

    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url);
    }

    /** Executes statements one by one, each committed by itself. */
    public void execute(String... statements) {
        Statements.execute(url, List.of(statements));
    }
}
