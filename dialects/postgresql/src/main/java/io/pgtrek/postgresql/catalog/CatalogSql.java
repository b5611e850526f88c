package io.pgtrek.postgresql.catalog;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Runs the queries that lie as {@code .sql} files beside this class. */
final class CatalogSql {
    private CatalogSql() {}

    /** All rows of {@code name.sql}; each parameter is a text array. */
    static <T> List<T> list(Connection connection, String name, StoredQuery.RowMapper<T> mapper, String[]... parameters)
            throws SQLException {
        return StoredQuery.beside(CatalogSql.class, name).list(connection, mapper, (Object[]) parameters);
    }

    static String text(String name) {
        return StoredQuery.beside(CatalogSql.class, name).text();
    }
}
