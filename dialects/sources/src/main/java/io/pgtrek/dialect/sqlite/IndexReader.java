package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Index.Part;
import io.pgtrek.catalog.Key;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.sql.SqlTextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sorts a table's indexes into unique keys and others. */
final class IndexReader {

    private final TableFacts table;
    private final ConstraintNames names;
    private final List<Finding> findings;
    private final List<Key> uniqueKeys = new ArrayList<>();
    private final List<Index> indexes = new ArrayList<>();

    IndexReader(TableFacts table, ConstraintNames names, List<Finding> findings) {
        this.table = table;
        this.names = names;
        this.findings = findings;
    }

    List<Key> uniqueKeys() {
        return uniqueKeys;
    }

    List<Index> indexes() {
        return indexes;
    }

    void read(List<IndexRow> rows) {
        rows.stream().filter(row -> row.isOrigin("u")).forEach(this::constraint);
        rows.stream().filter(row -> row.isOrigin("c")).forEach(this::created);
    }

    private void constraint(IndexRow row) {
        List<String> columns =
                row.keys().stream().map(key -> String.valueOf(key.column())).toList();
        String generated = table.entry().name() + "_" + String.join("_", columns) + "_key";
        Identifier name = names.choose(table.text().uniqueName(columns), generated);
        key(row, name);
    }

    private void created(IndexRow row) {
        try {
            CreateIndex text = CreateIndex.parse(row.sql() == null ? "" : row.sql());
            if (text.keys().size() != row.keys().size()) {
                skipped(row, "its text has other keys than SQLite says");
                return;
            }
            if (row.keys().stream().anyMatch(this::isHiddenRowid)) {
                skipped(row, "it is over the rowid, which this table has no column for");
                return;
            }
            Index index = index(row, text);
            if (isWholeKey(row, index)) {
                key(row, index.name());
            } else {
                indexes.add(index);
            }
        } catch (SqlTextException e) {
            skipped(row, "its text cannot be read (" + e.getMessage() + ")");
        }
    }

    /** A unique index over whole columns is a unique key; one with another order or collation stays an index. */
    private static boolean isWholeKey(IndexRow row, Index index) {
        return row.unique()
                && index.where() == null
                && index.parts().stream()
                        .allMatch(part -> part.column() != null && part.collation() == null && !part.descending());
    }

    private void key(IndexRow row, Identifier name) {
        List<Identifier> columns =
                row.keys().stream().map(key -> column(key).orElseThrow()).toList();
        uniqueKeys.add(new Key(name, columns));
    }

    private Index index(IndexRow row, CreateIndex text) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < row.keys().size(); i++) {
            parts.add(part(row.keys().get(i), text.keys().get(i)));
        }
        return new Index(Identifier.of(row.name()), row.unique(), Index.Method.BTREE, parts, text.where(), null);
    }

    private Part part(IndexRow.Key key, String text) {
        Optional<Identifier> column = column(key);
        return new Part(
                column.orElse(null),
                column.isPresent() ? null : text,
                null,
                key.descending(),
                otherCollation(key, column.orElse(null)));
    }

    private @Nullable String otherCollation(IndexRow.Key key, @Nullable Identifier column) {
        String own = column == null
                ? "BINARY"
                : table.text().collations().getOrDefault(SqliteIdentifiers.fold(column.text()), "BINARY");
        return SqliteIdentifiers.same(own, key.collation()) ? null : key.collation();
    }

    private boolean isHiddenRowid(IndexRow.Key key) {
        return key.columnId() == IndexRow.Key.ROWID && column(key).isEmpty();
    }

    /** The rowid under its own name where it has one. */
    private Optional<Identifier> column(IndexRow.Key key) {
        return key.columnId() == IndexRow.Key.ROWID
                ? table.rowidAlias(false).map(ColumnRow::name)
                : Optional.ofNullable(key.column()).map(Identifier::of);
    }

    private void skipped(IndexRow row, String why) {
        String keys =
                row.keys().stream().map(key -> String.valueOf(key.column())).collect(Collectors.joining(", "));
        findings.add(Finding.of(
                "index-unreadable",
                Severity.WARNING,
                ObjectKind.INDEX,
                table.entry().qualified().withName(Identifier.of(row.name())),
                "The index over " + keys + " is left out: " + why + ".",
                "create it in PostgreSQL by hand"));
    }
}
