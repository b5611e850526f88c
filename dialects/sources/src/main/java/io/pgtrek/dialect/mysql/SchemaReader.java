package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Partitioning;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.Trigger;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Selection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Puts one schema together from the catalog's lists. */
final class SchemaReader {

    private final SchemaReading reading;
    private final Selection selection;

    SchemaReader(SchemaReading reading, Selection selection) {
        this.reading = reading;
        this.selection = selection;
    }

    Schema read() throws SQLException {
        List<TableFacts> facts = TableFacts.list(reading);
        List<TableFacts> wanted =
                facts.stream().filter(table -> selection.accepts(table.name())).toList();
        List<Table> tables = tables(wanted);
        return new Schema(
                reading.schema(),
                tables,
                new ViewQuery(reading).list(wanted),
                new SequenceQuery(reading).list(notExcluded(facts)),
                new RoutineQuery(reading, selection).list(),
                triggers(tables));
    }

    private List<TableFacts> notExcluded(List<TableFacts> facts) {
        return facts.stream()
                .filter(table -> !Selection.matchesAny(selection.exclude(), table.name()))
                .toList();
    }

    private List<Table> tables(List<TableFacts> wanted) throws SQLException {
        Map<String, List<ColumnFacts>> columns = reading.listByTable("columns", ColumnFacts::of);
        Map<String, List<IndexPart>> indexes = reading.listByTable("indexes", IndexPart::of);
        Map<String, List<ForeignKey>> foreignKeys = new ForeignKeyQuery(reading).byTable();
        Map<String, List<Check>> checks = new CheckQuery(reading).byTable();
        Map<String, Partitioning> partitions = new PartitionQuery(reading).byTable();
        List<Table> tables = new ArrayList<>();
        for (TableFacts facts : wanted) {
            String key = facts.name().name().text();
            if (facts.isTable() && isReadable(facts, columns.getOrDefault(key, List.of()))) {
                facts.findings().forEach(reading::report);
                List<Check> tableChecks = checks.getOrDefault(key, List.of());
                TableColumns built = new ColumnBuilder(reading, facts, indexes.getOrDefault(key, List.of()))
                        .build(columns.getOrDefault(key, List.of()), tableChecks);
                TableKeys keys = new KeyBuilder(reading, facts.name()).build(indexes.getOrDefault(key, List.of()));
                tables.add(table(facts, built, keys, foreignKeys.getOrDefault(key, List.of()), partitions.get(key)));
            }
        }
        return tables;
    }

    private static Table table(
            TableFacts facts,
            TableColumns columns,
            TableKeys keys,
            List<ForeignKey> foreignKeys,
            @Nullable Partitioning partitioning) {
        return new Table(
                facts.name(),
                columns.columns(),
                keys.primaryKey(),
                keys.uniqueKeys(),
                foreignKeys,
                columns.checks(),
                keys.indexes(),
                partitioning,
                facts.comment(),
                facts.rows(),
                facts.bytes());
    }

    private boolean isReadable(TableFacts facts, List<ColumnFacts> columns) {
        if (facts.broken() != null) {
            reading.report(reading.unreadable(ObjectKind.TABLE, facts.name().toString(), facts.broken()));
            return false;
        }
        if (columns.stream().noneMatch(ColumnFacts::selectable)) {
            reading.report(reading.unreadable(
                    ObjectKind.TABLE, facts.name().toString(), "the user has no SELECT privilege on it"));
            return false;
        }
        return true;
    }

    private List<Trigger> triggers(List<Table> tables) throws SQLException {
        Set<QualifiedName> kept = tables.stream().map(Table::name).collect(Collectors.toSet());
        return new TriggerQuery(reading)
                .list().stream()
                        .filter(trigger -> kept.contains(trigger.table()))
                        .toList();
    }
}
