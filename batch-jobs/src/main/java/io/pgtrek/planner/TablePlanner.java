package io.pgtrek.planner;

import io.pgtrek.catalog.Partitioning;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.spi.Slice;
import java.util.List;

/** Puts one table of the plan together. */
final class TablePlanner {

    private final TargetNames names;
    private final ColumnPlanner columns;
    private final KeyPlanner keys;
    private final ForeignKeyPlanner foreignKeys;
    private final CheckPlanner checks;
    private final IndexPlanner indexes;
    private final PlanScope scope;

    TablePlanner(
            TargetNames names,
            ColumnPlanner columns,
            KeyPlanner keys,
            ForeignKeyPlanner foreignKeys,
            CheckPlanner checks,
            IndexPlanner indexes,
            PlanScope scope) {
        this.names = names;
        this.columns = columns;
        this.keys = keys;
        this.foreignKeys = foreignKeys;
        this.checks = checks;
        this.indexes = indexes;
        this.scope = scope;
    }

    TargetTable plan(int number, Table table, List<Decision> decisions, List<Slice> slices) {
        reportPartitions(table);
        List<TargetColumn> planned = decisions.stream().map(columns::plan).toList();
        return new TargetTable(
                number,
                table,
                names.table(table.name()),
                planned,
                keys.primaryKey(table),
                keys.uniqueKeys(table),
                foreignKeys.plan(table),
                checks.plan(table, decisions),
                indexes.plan(table),
                columns.touchColumns(table, planned),
                scope.comment(table.comment()),
                slices);
    }

    private void reportPartitions(Table table) {
        Partitioning partitioning = table.partitioning();
        if (partitioning == null) {
            return;
        }
        scope.findings()
                .about(
                        "partitions-flattened",
                        Severity.WARNING,
                        ObjectKind.PARTITION,
                        table.name(),
                        "is partitioned by " + partitioning.method() + " (" + partitioning.expression() + ") into "
                                + partitioning.partitions().size()
                                + " partitions and becomes one plain table with all rows.",
                        "Partition it in the plan directory (plan --out) where its size asks for it.");
    }
}
