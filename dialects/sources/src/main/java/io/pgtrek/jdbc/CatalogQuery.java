package io.pgtrek.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Runs one catalog query and maps its rows. */
public final class CatalogQuery {

    private CatalogQuery() {}

    /** Maps one row; null getters follow the driver. */
    @FunctionalInterface
    public interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /** All rows of the query, its parameters bound in order. */
    public static <T> List<T> list(Connection connection, String sql, RowMapper<T> mapper, Object... parameters)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
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
