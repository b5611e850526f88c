package io.pgtrek.postgresql;

import io.pgtrek.postgresql.server.EmbeddedServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** One server for all tests of this module; each asks for an empty database of its own. */
public final class TestTarget {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static final EmbeddedServer SERVER = start();

    private TestTarget() {}

    /** A connection to a new database; autocommit is off. */
    public static Connection connect() throws SQLException {
        return connect(create("TEMPLATE template0"), "postgres");
    }

    public static Connection connect(String database, String user) throws SQLException {
        // The server's own URL names its superuser.
        String url = "jdbc:postgresql://127.0.0.1:" + SERVER.port() + "/" + database;
        Connection connection = DriverManager.getConnection(url, user, "");
        connection.setAutoCommit(false);
        return connection;
    }

    /** A new database. @return its name */
    public static String create(String options) throws SQLException {
        String name = "test_" + DATABASES.incrementAndGet();
        try (Connection connection = DriverManager.getConnection(SERVER.jdbcUrl("postgres"))) {
            execute(connection, "CREATE DATABASE " + name + " " + options);
        }
        return name;
    }

    public static void execute(Connection connection, String... statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    /** The first column of all rows, as the server's own text. */
    public static List<String> texts(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            List<String> texts = new ArrayList<>();
            while (result.next()) {
                texts.add(result.getString(1));
            }
            return texts;
        }
    }

    private static EmbeddedServer start() {
        try {
            Path directory = Files.createTempDirectory("pgtrek-target-");
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
            EmbeddedServer server =
                    EmbeddedServer.in(directory.resolve("server")).forTests().start();
            Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
