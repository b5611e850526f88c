package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A real database server for tests, on a free port of the loopback address. It was started when it was first asked for,
 * serves all tests of this JVM and is gone after it.
 */
public abstract sealed class TestServer permits MySqlServer, MariaDbServer, PostgresServer {

    private static final AtomicInteger DATABASES = new AtomicInteger();

    TestServer() {}

    /** A URL for the superuser, with all that is needed to connect. */
    public abstract String jdbcUrl(String database);

    /** The database to be in for statements about the server. */
    abstract String mainDatabase();

    /** How scripts for this server are cut into statements. */
    abstract List<String> split(String script);

    /** A new, empty database. */
    public final TestDatabase createDatabase() {
        String name = "test_" + DATABASES.incrementAndGet();
        execute("create database " + name);
        return new TestDatabase(name, jdbcUrl(name));
    }

    /** Executes statements in the server's main database, one by one. */
    public final void execute(String... statements) {
        Statements.execute(jdbcUrl(mainDatabase()), List.of(statements));
    }

    /** Executes a script in UTF-8, starting in the server's main database. */
    public final void loadScript(Path script) {
        loadScript(jdbcUrl(mainDatabase()), script);
    }

    /** Executes a script in UTF-8, starting in this database. */
    public final void loadScript(TestDatabase database, Path script) {
        loadScript(database.url(), script);
    }

    private void loadScript(String url, Path script) {
        try {
            Statements.execute(url, split(Files.readString(script)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
