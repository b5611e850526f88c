package io.pgtrek.planner;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.CastRule;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Selection;
import java.util.ArrayList;
import java.util.List;

/** What the job asks for that touches nothing in the source: a misspelt name must not pass for a wish fulfilled. */
final class UnusedRules {

    private final MigrationConfiguration configuration;
    private final List<Table> tables;
    private final List<Finding> findings = new ArrayList<>();

    private UnusedRules(MigrationConfiguration configuration, List<Table> tables) {
        this.configuration = configuration;
        this.tables = tables;
    }

    static List<Finding> find(MigrationConfiguration configuration, Catalog catalog, List<Table> tables) {
        UnusedRules rules = new UnusedRules(configuration, tables);
        rules.selection(catalog);
        rules.mapping(catalog);
        rules.conditions();
        return rules.findings;
    }

    private void selection(Catalog catalog) {
        Selection selection = configuration.select().tables();
        for (String schema : selection.schemas()) {
            if (catalog.schemas().stream().noneMatch(s -> s.name().text().equals(schema))) {
                add(Severity.BLOCKER, "select.schemas", schema, "names no schema of the source");
            }
        }
        for (String glob : selection.include()) {
            if (tables.stream().noneMatch(table -> Selection.matchesAny(List.of(glob), table.name()))) {
                Severity severity = tables.isEmpty() ? Severity.BLOCKER : Severity.WARNING;
                add(severity, "select.include", glob, "matches no table of the source");
            }
        }
        for (String glob : configuration.select().materialize()) {
            boolean used = catalog.schemas().stream()
                    .flatMap(schema -> schema.views().stream())
                    .anyMatch(view -> Selection.matchesAny(List.of(glob), view.name()));
            if (!used) {
                add(Severity.WARNING, "select.materialize", glob, "matches no view of the source");
            }
        }
    }

    private void mapping(Catalog catalog) {
        for (String schema : configuration.map().schemas().keySet()) {
            if (catalog.schemas().stream()
                    .map(Schema::name)
                    .noneMatch(name -> name.text().equals(schema))) {
                add(Severity.WARNING, "map.schemas", schema, "names no schema of the source");
            }
        }
        for (CastRule rule : configuration.map().types()) {
            if (tables.stream().noneMatch(table -> uses(rule, table))) {
                String what = rule.column() != null ? rule.column() : String.valueOf(rule.nativeType());
                add(Severity.WARNING, "map.types", what, "matches no column of the source");
            }
        }
    }

    private static boolean uses(CastRule rule, Table table) {
        return table.columns().stream().anyMatch((Column column) -> TypeDecider.matches(rule, table.name(), column));
    }

    /** A condition that is not applied would copy rows the user means to leave behind. */
    private void conditions() {
        for (String name : configuration.copy().where().keySet()) {
            boolean used = tables.stream()
                    .anyMatch(table -> table.name().toString().equals(name)
                            || table.name().name().text().equals(name));
            if (!used) {
                add(Severity.BLOCKER, "copy.where", name, "names no table of the source");
            }
        }
    }

    private void add(Severity severity, String key, String value, String what) {
        findings.add(new Finding(
                "rule-unused",
                severity,
                ObjectKind.DATABASE,
                key + " \"" + value + "\"",
                what + ".",
                "Correct the name, or remove it from the job."));
    }
}
