package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Generated;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts one table together.
 *
 * @param tables all tables by folded name
 */
record TableReading(
        Connection connection, Map<String, TableFacts> tables, SizeEstimates sizes, List<Finding> findings) {

    Table read(TableFacts table) throws SQLException {
        SchemaEntry entry = table.entry();
        if (table.unreadable() != null) {
            unreadable(table);
        }
        ConstraintNames names = new ConstraintNames();
        List<IndexRow> indexRows = IndexRow.list(connection, entry.name());
        boolean keyIndexed = indexRows.stream().anyMatch(index -> index.isOrigin("pk"));
        Key primaryKey = primaryKey(table, names);
        IndexReader indexes = new IndexReader(table, names, findings);
        indexes.read(indexRows);
        List<ForeignKey> foreignKeys = new ForeignKeyReader(connection, tables, findings).read(table, names);
        return new Table(
                entry.qualified(),
                columns(table, table.rowidAlias(keyIndexed)),
                primaryKey,
                indexes.uniqueKeys(),
                foreignKeys,
                checks(table, names),
                indexes.indexes(),
                null,
                null,
                sizes.rows(entry),
                sizes.bytes(entry));
    }

    private static @Nullable Key primaryKey(TableFacts table, ConstraintNames names) {
        List<Identifier> columns = table.keyColumns();
        return columns.isEmpty()
                ? null
                : new Key(
                        names.choose(
                                table.text().primaryKeyName(), table.entry().name() + "_pkey"),
                        columns);
    }

    private List<Column> columns(TableFacts table, Optional<ColumnRow> rowid) throws SQLException {
        List<Column> columns = new ArrayList<>();
        for (ColumnRow row : table.columns()) {
            Identity identity =
                    rowid.filter(row::equals).isPresent() ? IdentityReader.read(connection, table, row) : null;
            columns.add(column(table, row, columns.size() + 1, identity));
        }
        return columns;
    }

    private static Column column(TableFacts table, ColumnRow row, int position, @Nullable Identity identity) {
        String folded = SqliteIdentifiers.fold(row.name().text());
        Generated generated = row.isGenerated()
                ? new Generated(table.text().generated().getOrDefault(folded, ""), row.isStored())
                : null;
        return new Column(
                row.name(),
                position,
                DeclaredType.parse(row.type(), table.text().collations().get(folded)),
                !row.notNull() && identity == null,
                ColumnDefault.parse(row.defaultText()),
                generated,
                identity,
                false,
                false,
                null);
    }

    private static List<Check> checks(TableFacts table, ConstraintNames names) {
        List<Check> checks = new ArrayList<>();
        for (CreateTable.Checked check : table.text().checks()) {
            String at = check.column() == null ? "" : "_" + check.column();
            Identifier name = names.choose(check.name(), table.entry().name() + at + "_check");
            checks.add(new Check(name, check.expression(), true));
        }
        return checks;
    }

    private void unreadable(TableFacts table) {
        findings.add(Finding.of(
                "table-text-unreadable",
                Severity.WARNING,
                ObjectKind.TABLE,
                table.entry().qualified(),
                "The CREATE TABLE text cannot be read (" + table.unreadable()
                        + "): checks, names of constraints, collations and expressions of generated columns are missing.",
                "compare the table's definition by hand"));
    }
}
