package io.pgtrek.job.migration;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Table;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Tells whether the source's tables are still those an unfinished run was planned for. */
final class SourceDrift {

    private SourceDrift() {}

    /** @throws MigrateException CONFIGURATION_CHANGED, naming every table that changed, came or went */
    static void require(Plan plan, Catalog now) {
        List<String> changes = changes(shapes(plan), shapes(now), plan);
        if (!changes.isEmpty()) {
            throw new MigrateException(
                    ErrorCode.CONFIGURATION_CHANGED,
                    "The source's tables are no longer those the unfinished run was planned for.",
                    String.join("; ", changes) + ".",
                    "Begin anew with --fresh, so that nothing of the change is missed.");
        }
    }

    private static List<String> changes(Map<QualifiedName, String> before, Map<QualifiedName, String> now, Plan plan) {
        List<String> changes = new ArrayList<>();
        now.forEach((table, shape) -> {
            String planned = before.get(table);
            if (planned == null) {
                changes.add("table " + table + " is new");
            } else if (!planned.equals(shape)) {
                changes.add("columns of table " + table + " changed");
            }
        });
        before.keySet().stream()
                .filter(table -> !now.containsKey(table) && !isView(plan, table))
                .forEach(table -> changes.add("table " + table + " is gone"));
        return changes;
    }

    /** A view whose rows are copied is planned as a table without statistics. */
    private static boolean isView(Plan plan, QualifiedName table) {
        return plan.tables().stream()
                .map(TargetTable::source)
                .anyMatch(source -> source.name().equals(table)
                        && source.estimatedRows() < 0
                        && source.estimatedBytes() < 0
                        && source.primaryKey() == null);
    }

    private static Map<QualifiedName, String> shapes(Plan plan) {
        Map<QualifiedName, String> shapes = new TreeMap<>();
        plan.tables().forEach(table -> shapes.put(table.source().name(), shape(table.source())));
        return shapes;
    }

    private static Map<QualifiedName, String> shapes(Catalog catalog) {
        Map<QualifiedName, String> shapes = new TreeMap<>();
        catalog.schemas().stream()
                .flatMap(schema -> schema.tables().stream())
                .forEach(table -> shapes.put(table.name(), shape(table)));
        return shapes;
    }

    private static String shape(Table table) {
        return table.columns().stream()
                .map(column -> column.name() + " " + column.type().declaration() + " " + column.nullable())
                .collect(Collectors.joining("\n"));
    }
}
