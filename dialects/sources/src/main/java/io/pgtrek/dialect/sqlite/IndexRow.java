package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An index with its keys.
 *
 * @param origin {@code c} for CREATE INDEX, {@code u} for a unique constraint, {@code pk} for the primary key
 * @param sql null for an index SQLite made itself
 */
record IndexRow(
        String name,
        boolean unique,
        String origin,
        @Nullable String sql,
        List<Key> keys) {

    private static final String INDEXES = SqlResource.load(IndexRow.class, "indexes");
    private static final String KEYS = SqlResource.load(IndexRow.class, "index_keys");

    /** @param column null for an expression or the rowid */
    record Key(int columnId, @Nullable String column, boolean descending, String collation) {

        static final int ROWID = -1;
    }

    static List<IndexRow> list(Connection connection, String table) throws SQLException {
        List<IndexRow> indexes = new ArrayList<>();
        for (IndexRow index : heads(connection, table)) {
            indexes.add(new IndexRow(index.name, index.unique, index.origin, index.sql, keys(connection, index.name)));
        }
        return indexes;
    }

    private static List<IndexRow> heads(Connection connection, String table) throws SQLException {
        return CatalogQuery.list(
                connection,
                INDEXES,
                row -> new IndexRow(
                        row.getString("name"),
                        row.getBoolean("is_unique"),
                        row.getString("origin"),
                        row.getString("sql"),
                        List.of()),
                table);
    }

    private static List<Key> keys(Connection connection, String index) throws SQLException {
        return CatalogQuery.list(
                connection,
                KEYS,
                row -> new Key(
                        row.getInt("cid"), row.getString("name"), row.getBoolean("descending"), row.getString("coll")),
                index);
    }

    boolean isOrigin(String wanted) {
        return origin.equals(wanted);
    }
}
