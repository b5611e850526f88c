package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Foreign keys with their parents looked up. SQLite checks neither table nor columns when one is declared.
 *
 * @param tables all tables by folded name
 */
record ForeignKeyReader(Connection connection, Map<String, TableFacts> tables, List<Finding> findings) {

    List<ForeignKey> read(TableFacts table, ConstraintNames names) throws SQLException {
        Map<Integer, List<ForeignKeyRow>> byId = ForeignKeyRow.list(
                        connection, table.entry().name())
                .stream()
                .collect(Collectors.groupingBy(ForeignKeyRow::id, TreeMap::new, Collectors.toList()));
        List<CreateTable.Foreign> written = table.text().foreignKeys();
        List<ForeignKey> keys = new ArrayList<>();
        for (int place = byId.size() - 1; place >= 0; place--) {
            List<ForeignKeyRow> rows = byId.getOrDefault(place, List.of());
            // the pragma counts from the last in the text
            CreateTable.Foreign text = written.size() == byId.size()
                    ? written.get(byId.size() - 1 - place)
                    : new CreateTable.Foreign(null, false);
            resolve(table, rows, text, names).ifPresent(keys::add);
        }
        return keys;
    }

    private Optional<ForeignKey> resolve(
            TableFacts table, List<ForeignKeyRow> rows, CreateTable.Foreign text, ConstraintNames names) {
        String parentName = rows.get(0).parent();
        TableFacts parent = tables.get(SqliteIdentifiers.fold(parentName));
        if (parent == null) {
            return missing(table, rows, "refers to table " + parentName + ", which does not exist");
        }
        Optional<List<Identifier>> referenced = referenced(parent, rows);
        if (referenced.isEmpty()) {
            return missing(table, rows, "refers to columns that table " + parentName + " does not have");
        }
        List<Identifier> columns = rows.stream()
                .map(row -> table.column(row.childColumn()).orElse(Identifier.of(row.childColumn())))
                .toList();
        String generated = table.entry().name() + "_"
                + columns.stream().map(Identifier::text).collect(Collectors.joining("_")) + "_fkey";
        return Optional.of(new ForeignKey(
                names.choose(text.name(), generated),
                columns,
                parent.entry().qualified(),
                referenced.get(),
                action(rows.get(0).onDelete()),
                action(rows.get(0).onUpdate()),
                text.deferred()));
    }

    /** Empty where a column is missing, or the primary key that is meant has another number of columns. */
    private static Optional<List<Identifier>> referenced(TableFacts parent, List<ForeignKeyRow> rows) {
        if (rows.get(0).parentColumn() == null) {
            List<Identifier> key = parent.keyColumns();
            return key.size() == rows.size() ? Optional.of(key) : Optional.empty();
        }
        List<Identifier> found = rows.stream()
                .flatMap(row -> Optional.ofNullable(row.parentColumn()).flatMap(parent::column).stream())
                .toList();
        return found.size() == rows.size() ? Optional.of(found) : Optional.empty();
    }

    private Optional<ForeignKey> missing(TableFacts table, List<ForeignKeyRow> rows, String what) {
        String columns = rows.stream().map(ForeignKeyRow::childColumn).collect(Collectors.joining(", "));
        findings.add(Finding.of(
                "foreign-key-broken",
                Severity.WARNING,
                ObjectKind.FOREIGN_KEY,
                table.entry().qualified(),
                "The foreign key over " + columns + " " + what + "; it is left out.",
                "drop it from the source, or create what it refers to"));
        return Optional.empty();
    }

    private static Action action(String words) {
        return Action.valueOf(words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }
}
