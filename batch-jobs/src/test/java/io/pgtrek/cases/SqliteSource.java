package io.pgtrek.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** A SQLite file of a test's own. */
public record SqliteSource(Path file) {

    /** A new file filled by these statements. */
    public static SqliteSource of(String... statements) {
        try {
            Path file = Files.createTempDirectory("pgtrek-sqlite-").resolve("source.db");
            return new SqliteSource(file).execute(statements);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public SqliteSource execute(String... statements) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma synchronous = off");
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }

    public String url() {
        return "sqlite:" + file;
    }

    /** A migration of the file into schema {@code public}. */
    public Migrating migrating() {
        return Migrating.from(url(), null, null).schema("main", "public");
    }

    public Migrated migrate() {
        return migrating().run();
    }
}
