package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A row of table_xinfo.
 *
 * @param keyPosition place in the primary key from 1; 0 outside of it
 * @param hidden 2 for generated, 3 for generated and stored
 * @see <a href="https://www.sqlite.org/pragma.html#pragma_table_xinfo">manual</a>
 */
record ColumnRow(
        Identifier name,
        String type,
        boolean notNull,
        @Nullable String defaultText,
        int keyPosition,
        int hidden) {

    private static final String COLUMNS = SqlResource.load(ColumnRow.class, "columns");
    private static final int STORED = 3;

    /**
     * All columns that have a name; SQLite also takes the empty one, see {@link #unnamed}.
     *
     * @throws SQLException also for a view whose SELECT no longer works
     */
    static List<ColumnRow> list(Connection connection, String table) throws SQLException {
        return CatalogQuery.list(
                        connection,
                        COLUMNS,
                        row -> row.getString("name").isEmpty() ? Optional.<ColumnRow>empty() : Optional.of(read(row)),
                        table)
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    /** How many columns have the empty name, which PostgreSQL does not take. */
    static int unnamed(Connection connection, String table) throws SQLException {
        return (int) CatalogQuery.list(connection, COLUMNS, row -> row.getString("name"), table).stream()
                .filter(String::isEmpty)
                .count();
    }

    private static ColumnRow read(ResultSet row) throws SQLException {
        return new ColumnRow(
                Identifier.of(row.getString("name")),
                row.getString("type"),
                row.getBoolean("not_null"),
                row.getString("dflt_value"),
                row.getInt("pk"),
                row.getInt("hidden"));
    }

    boolean isGenerated() {
        return hidden > 1;
    }

    boolean isStored() {
        return hidden == STORED;
    }
}
