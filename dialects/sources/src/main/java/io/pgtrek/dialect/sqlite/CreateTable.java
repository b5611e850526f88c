package io.pgtrek.dialect.sqlite;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a CREATE TABLE says and no pragma tells. Names are as written; maps are keyed by folded name.
 *
 * @param primaryKeyName null when it has no name
 * @param foreignKeys in the order of the text, which is the reverse of the pragma's
 */
record CreateTable(
        @Nullable String primaryKeyName,
        boolean autoincrement,
        List<Unique> uniques,
        List<Foreign> foreignKeys,
        List<Checked> checks,
        Map<String, String> generated,
        Map<String, String> collations) {

    /** For a table whose text cannot be read. */
    static final CreateTable UNREADABLE =
            new CreateTable(null, false, List.of(), List.of(), List.of(), Map.of(), Map.of());

    CreateTable {
        uniques = List.copyOf(uniques);
        foreignKeys = List.copyOf(foreignKeys);
        checks = List.copyOf(checks);
        generated = Map.copyOf(generated);
        collations = Map.copyOf(collations);
    }

    /** @param columns folded */
    record Unique(@Nullable String name, List<String> columns) {}

    record Foreign(@Nullable String name, boolean deferred) {}

    /** @param column it is written at; null for one of the table */
    record Checked(@Nullable String name, @Nullable String column, String expression) {}

    /** Name of the unique constraint over these columns, if it has one. */
    @Nullable
    String uniqueName(List<String> columns) {
        List<String> folded = columns.stream().map(SqliteIdentifiers::fold).toList();
        return uniques.stream()
                .filter(unique -> unique.name() != null && unique.columns().equals(folded))
                .map(Unique::name)
                .findFirst()
                .orElse(null);
    }
}
