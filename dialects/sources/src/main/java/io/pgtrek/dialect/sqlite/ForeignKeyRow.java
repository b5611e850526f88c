package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One column of a foreign key.
 *
 * @param id 0 for the last in the text
 * @param parentColumn null where the parent's primary key is meant
 */
record ForeignKeyRow(
        int id, String parent, String childColumn, @Nullable String parentColumn, String onUpdate, String onDelete) {

    private static final String FOREIGN_KEYS = SqlResource.load(ForeignKeyRow.class, "foreign_keys");

    static List<ForeignKeyRow> list(Connection connection, String table) throws SQLException {
        return CatalogQuery.list(
                connection,
                FOREIGN_KEYS,
                row -> new ForeignKeyRow(
                        row.getInt("id"),
                        row.getString("parent"),
                        row.getString("child_column"),
                        row.getString("parent_column"),
                        row.getString("on_update"),
                        row.getString("on_delete")),
                table);
    }
}
