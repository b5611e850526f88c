package io.pgtrek.dialect.mysql;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Columns that tell one row from all others, none of them nullable. */
record RowKey(List<KeyPart> parts) {

    private static final String KEYS = SqlResource.load(RowKey.class, "row-keys");

    /** The primary key or, failing that, the first unique key that serves. */
    static Optional<RowKey> of(Connection connection, QualifiedName table) throws SQLException {
        String name = table.name().text();
        Map<String, List<Optional<KeyPart>>> keys = new LinkedHashMap<>();
        for (Found found : CatalogQuery.list(
                connection, KEYS, RowKey::found, table.schema().text(), name, name)) {
            keys.computeIfAbsent(found.key, key -> new ArrayList<>()).add(found.part);
        }
        return keys.values().stream()
                .filter(parts -> parts.stream().allMatch(Optional::isPresent))
                .map(parts ->
                        new RowKey(parts.stream().flatMap(Optional::stream).toList()))
                .findFirst();
    }

    private static Found found(ResultSet row) throws SQLException {
        String column = row.getString("part");
        Optional<KeyPart> part = column == null || !row.getBoolean("usable")
                ? Optional.empty()
                : KeyPart.of(
                        MysqlIdentifiers.RULES.quote(Identifier.of(column)),
                        row.getString("type"),
                        row.getString("charset"));
        return new Found(row.getString("name"), part);
    }

    /** What to select, after other columns, so that {@link #condition} can be made. */
    List<String> projections() {
        return parts.stream().map(KeyPart::projection).toList();
    }

    /** The condition that finds the current row again. */
    String condition(ResultSet row, int first) throws SQLException {
        List<String> conditions = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            conditions.add(parts.get(i).condition(row, first + i));
        }
        return String.join(" and ", conditions);
    }

    private record Found(String key, Optional<KeyPart> part) {}
}
