package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Foreign keys of all tables of a schema. */
record ForeignKeyQuery(SchemaReading reading) {

    private record Part(
            String key,
            String column,
            QualifiedName referenced,
            String referencedColumn,
            Action delete,
            Action update) {

        static Part of(ResultSet row) throws SQLException {
            return new Part(
                    row.getString("CONSTRAINT_NAME"),
                    row.getString("COLUMN_NAME"),
                    QualifiedName.of(row.getString("REFERENCED_TABLE_SCHEMA"), row.getString("REFERENCED_TABLE_NAME")),
                    row.getString("REFERENCED_COLUMN_NAME"),
                    action(row.getString("DELETE_RULE")),
                    action(row.getString("UPDATE_RULE")));
        }

        private static Action action(String rule) {
            return Action.valueOf(rule.toUpperCase(Locale.ROOT).replace(' ', '_'));
        }
    }

    Map<String, List<ForeignKey>> byTable() throws SQLException {
        Map<String, List<ForeignKey>> keys = new LinkedHashMap<>();
        reading.attempt(
                        ObjectKind.FOREIGN_KEY,
                        reading.schema().text(),
                        () -> reading.listByTable("foreign-keys", Part::of))
                .orElse(Map.of())
                .forEach((table, parts) -> keys.put(table, keys(parts)));
        return keys;
    }

    private static List<ForeignKey> keys(List<Part> parts) {
        Map<String, List<Part>> byKey = new LinkedHashMap<>();
        parts.forEach(part ->
                byKey.computeIfAbsent(part.key(), key -> new ArrayList<>()).add(part));
        return byKey.values().stream().map(ForeignKeyQuery::key).toList();
    }

    private static ForeignKey key(List<Part> parts) {
        Part first = parts.get(0);
        return new ForeignKey(
                Identifier.of(first.key()),
                parts.stream().map(part -> Identifier.of(part.column())).toList(),
                first.referenced(),
                parts.stream()
                        .map(part -> Identifier.of(part.referencedColumn()))
                        .toList(),
                first.delete(),
                first.update(),
                false);
    }
}
