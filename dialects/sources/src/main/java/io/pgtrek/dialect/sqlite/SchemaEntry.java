package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table or view as sqlite_schema lists it.
 *
 * @param kind {@code table}, {@code view}, {@code virtual} or {@code shadow}
 */
record SchemaEntry(
        String name,
        String kind,
        boolean withoutRowid,
        @Nullable String sql) {

    static final String SCHEMA = "main";

    private static final String TABLES = SqlResource.load(SchemaEntry.class, "tables");

    static List<SchemaEntry> list(Connection connection) throws SQLException {
        return CatalogQuery.list(
                connection,
                TABLES,
                row -> new SchemaEntry(
                        row.getString("name"),
                        row.getString("type"),
                        row.getBoolean("without_rowid"),
                        row.getString("sql")));
    }

    QualifiedName qualified() {
        return QualifiedName.of(SCHEMA, name);
    }

    boolean is(String wanted) {
        return kind.equals(wanted);
    }
}
