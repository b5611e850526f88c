package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.Trigger;
import io.pgtrek.catalog.View;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Introspector;
import io.pgtrek.spi.Selection;
import io.pgtrek.sql.SqlTextException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the schema {@code main}, the only one: attached files belong to a connection, not to the database. */
record SqliteIntrospector(SqliteFile file, String version) implements Introspector {

    private static final String TRIGGERS = SqlResource.load(SqliteIntrospector.class, "triggers");

    @Override
    public Catalog introspect(Connection connection, Selection selection) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        if (file.isEmpty()) {
            findings.add(
                    database("file-empty", "The file is empty: a database without tables.", "is it the right file?"));
        }
        boolean selected = selection.schemas().isEmpty() || selection.schemas().contains(SchemaEntry.SCHEMA);
        List<Schema> schemas = selected ? List.of(schema(connection, selection, findings)) : List.of();
        if (!selected) {
            findings.add(database(
                    "schema-missing", "The only schema of a SQLite file is main.", "leave select.schemas out"));
        }
        return new Catalog("SQLite", version, schemas, findings);
    }

    private static Schema schema(Connection connection, Selection selection, List<Finding> findings)
            throws SQLException {
        List<SchemaEntry> all = SchemaEntry.list(connection);
        List<SchemaEntry> wanted = all.stream()
                .filter(entry -> selection.accepts(entry.qualified()))
                .toList();
        wanted.stream().filter(entry -> entry.is("virtual")).forEach(entry -> findings.add(virtual(entry)));
        return new Schema(
                Identifier.of(SchemaEntry.SCHEMA),
                tables(connection, all, wanted, findings),
                views(connection, wanted, findings),
                List.of(),
                List.of(),
                triggers(connection, wanted, findings));
    }

    private static List<Table> tables(
            Connection connection, List<SchemaEntry> all, List<SchemaEntry> wanted, List<Finding> findings)
            throws SQLException {
        Map<String, TableFacts> facts = new LinkedHashMap<>();
        for (SchemaEntry entry : all) {
            if (entry.is("table")) {
                facts.put(SqliteIdentifiers.fold(entry.name()), TableFacts.read(connection, entry));
            }
        }
        TableReading reading =
                new TableReading(connection, facts, SizeEstimates.read(connection, facts.values()), findings);
        List<Table> tables = new ArrayList<>();
        for (TableFacts table : facts.values()) {
            if (wanted.contains(table.entry())) {
                reportUnnamed(connection, table.entry(), findings);
                tables.add(reading.read(table));
            }
        }
        return tables;
    }

    private static List<View> views(Connection connection, List<SchemaEntry> wanted, List<Finding> findings) {
        List<View> views = new ArrayList<>();
        wanted.stream()
                .filter(entry -> entry.is("view"))
                .forEach(entry -> view(connection, entry, findings).ifPresent(views::add));
        return views;
    }

    /** SQLite looks at a view only when it is used, so one over a table that is gone stays in the file. */
    private static Optional<View> view(Connection connection, SchemaEntry entry, List<Finding> findings) {
        try {
            List<Column> columns = new ArrayList<>();
            for (ColumnRow row : ColumnRow.list(connection, entry.name())) {
                columns.add(viewColumn(row, columns.size() + 1));
            }
            String select =
                    CreateView.parse(entry.sql() == null ? "" : entry.sql()).select();
            return Optional.of(new View(entry.qualified(), columns, select, null));
        } catch (SQLException e) {
            findings.add(broken(ObjectKind.VIEW, entry.qualified(), SqlErrors.detail(e)));
        } catch (SqlTextException e) {
            findings.add(broken(ObjectKind.VIEW, entry.qualified(), String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    private static Column viewColumn(ColumnRow row, int position) {
        return new Column(
                row.name(), position, DeclaredType.parse(row.type(), null), true, null, null, null, false, false, null);
    }

    private static List<Trigger> triggers(Connection connection, List<SchemaEntry> wanted, List<Finding> findings)
            throws SQLException {
        List<Trigger> triggers = new ArrayList<>();
        for (TriggerRow row : CatalogQuery.list(connection, TRIGGERS, TriggerRow::of)) {
            QualifiedName table = QualifiedName.of(SchemaEntry.SCHEMA, row.table);
            Optional<SchemaEntry> owner = wanted.stream()
                    .filter(entry -> SqliteIdentifiers.same(entry.name(), row.table))
                    .findFirst();
            if (owner.isEmpty()) {
                continue;
            }
            try {
                String event = CreateTrigger.parse(row.sql).event();
                triggers.add(new Trigger(Identifier.of(row.name), owner.get().qualified(), event, row.sql));
            } catch (SqlTextException e) {
                findings.add(broken(
                        ObjectKind.TRIGGER, table.withName(Identifier.of(row.name)), String.valueOf(e.getMessage())));
            }
        }
        return triggers;
    }

    private static Finding virtual(SchemaEntry entry) {
        return Finding.of(
                "virtual-table-skipped",
                Severity.WARNING,
                ObjectKind.TABLE,
                entry.qualified(),
                "A virtual table (full-text, spatial or other) is computed by SQLite; it and its hidden tables are"
                        + " left out.",
                "if it holds data of its own, copy it into a plain table: create table x as select * from ...");
    }

    private static Finding broken(ObjectKind kind, QualifiedName object, String why) {
        return Finding.of(
                "definition-broken",
                Severity.WARNING,
                kind,
                object,
                "SQLite itself cannot use this definition; it is left out: " + why + ".",
                "drop it from the source, or mend it");
    }

    private static Finding database(String code, String message, String hint) {
        return new Finding(code, Severity.WARNING, ObjectKind.DATABASE, SchemaEntry.SCHEMA, message, hint);
    }

    private record TriggerRow(String name, String table, String sql) {

        static TriggerRow of(java.sql.ResultSet row) throws SQLException {
            return new TriggerRow(row.getString("name"), row.getString("tbl_name"), row.getString("sql"));
        }
    }

    private static void reportUnnamed(Connection connection, SchemaEntry entry, List<Finding> findings)
            throws SQLException {
        int columns = ColumnRow.unnamed(connection, entry.name());
        if (columns > 0) {
            findings.add(Finding.of(
                    "column-not-carried-over",
                    Severity.ERROR,
                    ObjectKind.COLUMN,
                    entry.qualified(),
                    "has " + columns + " column(s) whose name is empty, which PostgreSQL does not take; they are not"
                            + " carried over.",
                    "Give them a name: ALTER TABLE … RENAME COLUMN \"\" TO …."));
        }
    }
}
