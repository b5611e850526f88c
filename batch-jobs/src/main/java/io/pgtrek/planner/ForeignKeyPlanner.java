package io.pgtrek.planner;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetForeignKey;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Plans foreign keys; PostgreSQL wants a unique key of exactly the referenced columns, and types that compare. */
final class ForeignKeyPlanner {

    private final Map<QualifiedName, Table> tables;
    private final TargetNames names;
    private final Map<ColumnId, Decision> decisions;
    private final PlanScope scope;

    ForeignKeyPlanner(
            Map<QualifiedName, Table> tables, TargetNames names, Map<ColumnId, Decision> decisions, PlanScope scope) {
        this.tables = tables;
        this.names = names;
        this.decisions = decisions;
        this.scope = scope;
    }

    List<TargetForeignKey> plan(Table table) {
        if (!scope.wants(ObjectGroup.CONSTRAINTS)) {
            return List.of();
        }
        return table.foreignKeys().stream()
                .map(key -> plan(table, key))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<TargetForeignKey> plan(Table table, ForeignKey key) {
        try {
            Table parent = parent(key);
            requireColumns(table.name(), key.columns());
            requireColumns(parent.name(), key.referencedColumns());
            requireUnique(parent, key);
            requireEqualTypes(table, key);
            return Optional.of(create(table, key));
        } catch (NotPossible reason) {
            scope.findings()
                    .part(
                            "foreign-key-not-carried-over",
                            Severity.ERROR,
                            ObjectKind.FOREIGN_KEY,
                            table.name(),
                            key.name(),
                            "is not created: " + reason.getMessage() + ".",
                            reason.hint());
            return Optional.empty();
        }
    }

    private Table parent(ForeignKey key) throws NotPossible {
        Table parent = tables.get(key.referencedTable());
        if (parent == null) {
            throw new NotPossible(
                    "the table it refers to, " + key.referencedTable() + ", is not part of this run",
                    "Select that table too, or add the key later.");
        }
        return parent;
    }

    private void requireColumns(QualifiedName table, List<Identifier> columns) throws NotPossible {
        for (Identifier column : columns) {
            if (!decisions.containsKey(new ColumnId(table, column))) {
                throw new NotPossible(
                        "column " + table + "." + column + " is missing or not carried over",
                        "Map the column to a type in map.types.");
            }
        }
    }

    private static void requireUnique(Table parent, ForeignKey key) throws NotPossible {
        boolean unique = Stream.concat(Stream.ofNullable(parent.primaryKey()), parent.uniqueKeys().stream())
                .map(Key::columns)
                .anyMatch(columns -> columns.size() == key.referencedColumns().size()
                        && new HashSet<>(columns).equals(new HashSet<>(key.referencedColumns())));
        if (!unique) {
            throw new NotPossible(
                    "the columns it refers to are not a primary or unique key of " + parent.name()
                            + ", which PostgreSQL demands",
                    "Add a unique constraint on the referenced columns, or check the reference in a trigger.");
        }
    }

    private void requireEqualTypes(Table table, ForeignKey key) throws NotPossible {
        for (int i = 0; i < key.columns().size(); i++) {
            PgType child = type(new ColumnId(table.name(), key.columns().get(i)));
            PgType parent = type(
                    new ColumnId(key.referencedTable(), key.referencedColumns().get(i)));
            if (WiderType.of(child, parent).isEmpty()) {
                throw new NotPossible(
                        "column " + key.columns().get(i) + " becomes " + PgTypeNames.display(child)
                                + " and the one it refers to " + PgTypeNames.display(parent),
                        "Give both one type in map.types.");
            }
        }
    }

    private PgType type(ColumnId id) throws NotPossible {
        Decision decision = decisions.get(id);
        if (decision == null) {
            throw new NotPossible("column " + id + " is not carried over", "");
        }
        return decision.mapping().target();
    }

    private TargetForeignKey create(Table table, ForeignKey key) {
        QualifiedName target = names.table(table.name());
        Identifier own = names.cased(key.name());
        Identifier name = names.constraint(target, List.of(own));
        IndexNames.reportChange(scope, table, ObjectKind.FOREIGN_KEY, key.name(), own, name);
        return new TargetForeignKey(
                name,
                key.columns().stream().map(c -> names.column(table.name(), c)).toList(),
                names.table(key.referencedTable()),
                key.referencedColumns().stream()
                        .map(c -> names.column(key.referencedTable(), c))
                        .toList(),
                key.onDelete(),
                key.onUpdate(),
                key.deferred());
    }
}
