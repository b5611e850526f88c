package io.pgtrek.cases;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks for every object of the source in PostgreSQL's own catalog, or in a finding. */
final class Completeness {

    private final Migrated migrated;
    private final Set<String> findings;
    private final Set<String> columns;
    private final Set<String> relations;
    private final Set<String> constraints;
    private final List<String> missing = new ArrayList<>();

    private Completeness(Migrated migrated) {
        this.migrated = migrated;
        this.findings =
                migrated.report().findings().stream().map(Finding::object).collect(Collectors.toSet());
        this.columns = rows("select attrelid::regclass::text || '.' || attname from pg_attribute"
                + " where attnum > 0 and not attisdropped");
        this.relations = rows("select relname from pg_class where relkind = 'i'");
        this.constraints = rows("select conrelid::regclass::text || '.' || conname from pg_constraint");
    }

    private Set<String> rows(String sql) {
        return new HashSet<>(migrated.rows(sql));
    }

    /** Objects that vanished; empty when nothing did. Names in these samples need no quotes or are quoted alike. */
    static List<String> missing(Plan plan, Migrated migrated) {
        Completeness completeness = new Completeness(migrated);
        plan.tables().forEach(completeness::check);
        return completeness.missing;
    }

    private void check(TargetTable target) {
        Table table = target.source();
        String relation = migrated.value("select '" + quoted(target) + "'::regclass::text");
        for (Column column : table.columns()) {
            require(columns.contains(relation + "." + column.name()), table, column.name(), "column");
        }
        for (Index index : table.indexes()) {
            boolean found = target.indexes().stream()
                    .anyMatch(i -> relations.contains(i.name().text())
                            && i.name().text().endsWith(index.name().text()));
            require(found, table, index.name(), "index");
        }
        Stream.concat(Stream.ofNullable(table.primaryKey()), table.uniqueKeys().stream())
                .forEach(key -> require(
                        target.primaryKey() != null && isPrimary(table, key)
                                ? constraints.contains(
                                        relation + "." + target.primaryKey().name())
                                : target.uniqueKeys().stream()
                                        .anyMatch(k -> constraints.contains(relation + "." + k.name())),
                        table,
                        key.name(),
                        "key"));
        for (ForeignKey key : table.foreignKeys()) {
            require(constraints.contains(relation + "." + key.name()), table, key.name(), "foreign key");
        }
        for (Check check : table.checks()) {
            require(constraints.contains(relation + "." + check.name()), table, check.name(), "check");
        }
    }

    private static boolean isPrimary(Table table, Key key) {
        return key.equals(table.primaryKey());
    }

    private static String quoted(TargetTable table) {
        return io.pgtrek.name.PostgresIdentifiers.RULES.quote(table.name()).replace("'", "''");
    }

    private void require(boolean found, Table table, Identifier part, String kind) {
        String object = table.name() + "." + part;
        if (!found && !findings.contains(object)) {
            missing.add(kind + " " + object);
        }
    }
}
