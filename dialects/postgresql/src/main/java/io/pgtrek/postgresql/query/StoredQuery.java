package io.pgtrek.postgresql.query;

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

/** A query from a {@code .sql} file. */
public record StoredQuery(String text) {

    /** Makes a value of the row that a result stands on. */
    @FunctionalInterface
    public interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /**
     * Reads {@code name.sql} from the package of its owner.
     *
     * @throws IllegalStateException when there is none
     */
    public static StoredQuery beside(Class<?> owner, String name) {
        try (InputStream stream = owner.getResourceAsStream(name + ".sql")) {
            if (stream == null) {
                throw new IllegalStateException(name + ".sql is missing beside " + owner.getName());
            }
            return new StoredQuery(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(name + ".sql cannot be read", e);
        }
    }

    /**
     * All rows of a result that is small.
     *
     * @param parameters in order; an array of strings becomes a text array
     */
    public <T> List<T> list(Connection connection, RowMapper<T> mapper, Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(text)) {
            for (int i = 0; i < parameters.length; i++) {
                Object parameter = parameters[i];
                statement.setObject(
                        i + 1,
                        parameter instanceof String[] texts ? connection.createArrayOf("text", texts) : parameter);
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
}
