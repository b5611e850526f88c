package io.pgtrek.postgresql.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Runs the queries that lie as {@code .sql} files beside this class. */
final class CatalogSql {
    private CatalogSql() {}

    @FunctionalInterface
    interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /** All rows of {@code name.sql}; each parameter is a text array. */
    static <T> List<T> list(Connection connection, String name, RowMapper<T> mapper, String[]... parameters)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(text(name))) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setArray(i + 1, connection.createArrayOf("text", parameters[i]));
            }
            try (ResultSet results = statement.executeQuery()) {
                List<T> rows = new ArrayList<>();
                while (results.next()) {
                    rows.add(mapper.map(results));
                }
                return rows;
            }
        }
    }

    static String text(String name) {
        try (InputStream stream = CatalogSql.class.getResourceAsStream(name + ".sql")) {
            if (stream == null) {
                throw new IllegalStateException(name + ".sql is missing beside " + CatalogSql.class.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + ".sql cannot be read", e);
        }
    }
}
