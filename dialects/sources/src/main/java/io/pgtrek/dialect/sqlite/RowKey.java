package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What tells one row from all others: its rowid or, in a table WITHOUT ROWID, its primary key.
 *
 * @param columns quoted
 */
record RowKey(List<String> columns) {

    private static final String COLUMNS = SqlResource.load(RowKey.class, "key_columns");
    private static final List<String> ROWID_NAMES = List.of("rowid", "_rowid_", "oid");

    /** SQLite writes the value as a literal; text by its bytes, which need not be UTF-8 and may hold zeros. */
    private static final String LITERAL =
            "case typeof({}) when 'text' then 'cast(x''' || hex({}) || ''' as text)' else quote({}) end";

    static Optional<RowKey> of(Connection connection, String table, boolean withoutRowid) throws SQLException {
        List<Part> parts =
                CatalogQuery.list(connection, COLUMNS, row -> new Part(row.getString("name"), row.getInt("pk")), table);
        if (withoutRowid) {
            return Optional.of(new RowKey(parts.stream()
                    .filter(part -> part.place > 0)
                    .map(part -> SqliteIdentifiers.RULES.quote(Identifier.of(part.name)))
                    .toList()));
        }
        return ROWID_NAMES.stream()
                .filter(name -> parts.stream().noneMatch(part -> SqliteIdentifiers.same(part.name, name)))
                .map(name -> new RowKey(List.of(name)))
                .findFirst();
    }

    /** Selects the literals that {@link #condition} needs. */
    List<String> projections() {
        return columns.stream().map(column -> LITERAL.replace("{}", column)).toList();
    }

    String condition(ResultSet row, int first) throws SQLException {
        List<String> conditions = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            conditions.add(columns.get(i) + " = " + row.getString(first + i));
        }
        return String.join(" and ", conditions);
    }

    private record Part(String name, int place) {}
}
