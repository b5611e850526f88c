package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sorts a table's indexes into primary key, unique keys and the rest. */
final class KeyBuilder {

    private final SchemaReading reading;
    private final QualifiedName table;
    private @Nullable Key primaryKey;
    private final List<Key> uniqueKeys = new ArrayList<>();
    private final List<Index> indexes = new ArrayList<>();

    KeyBuilder(SchemaReading reading, QualifiedName table) {
        this.reading = reading;
        this.table = table;
    }

    TableKeys build(List<IndexPart> rows) {
        Map<String, List<IndexPart>> byIndex = new LinkedHashMap<>();
        rows.forEach(row ->
                byIndex.computeIfAbsent(row.index(), name -> new ArrayList<>()).add(row));
        byIndex.values().forEach(this::add);
        return new TableKeys(primaryKey, List.copyOf(uniqueKeys), List.copyOf(indexes));
    }

    private void add(List<IndexPart> parts) {
        IndexPart first = parts.get(0);
        if (first.hidden()) {
            report("index-invisible", first, "The optimizer ignores it in the source; PostgreSQL will use it.");
        }
        boolean plain = parts.stream().allMatch(IndexPart::isPlainColumn);
        boolean ordered = first.method() == Index.Method.BTREE || first.method() == Index.Method.HASH;
        boolean whole = parts.stream().allMatch(part -> part.column() != null && part.prefix() == null);
        if (first.isPrimary() && whole) {
            primaryKey = key(parts);
        } else if (first.unique() && plain && ordered) {
            uniqueKeys.add(key(parts));
            reportLostComment(first);
        } else {
            indexes.add(index(parts));
            reportIfPrimary(first);
        }
    }

    private static Key key(List<IndexPart> parts) {
        return new Key(
                Identifier.of(parts.get(0).index()),
                parts.stream()
                        .map(part -> Identifier.of(Objects.requireNonNull(part.column())))
                        .toList());
    }

    private Index index(List<IndexPart> parts) {
        IndexPart first = parts.get(0);
        return new Index(
                Identifier.of(first.index()),
                first.unique(),
                first.method(),
                parts.stream().map(part -> part.part(reading.version())).toList(),
                null,
                first.comment());
    }

    private void reportIfPrimary(IndexPart first) {
        if (first.isPrimary()) {
            reading.report(
                    "primary-key-prefix",
                    Severity.WARNING,
                    ObjectKind.PRIMARY_KEY,
                    table.toString(),
                    "It covers only the beginning of a column, which a primary key of PostgreSQL cannot; it becomes a"
                            + " unique index.",
                    "Add a primary key over whole columns.");
        }
    }

    private void reportLostComment(IndexPart first) {
        if (first.comment() != null) {
            report("key-comment", first, "Its comment is not carried over: " + first.comment());
        }
    }

    private void report(String code, IndexPart index, String message) {
        reading.report(code, Severity.INFO, ObjectKind.INDEX, table + "." + index.index(), message, "");
    }
}
