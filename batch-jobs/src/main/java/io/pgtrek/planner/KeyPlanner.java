package io.pgtrek.planner;

import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plans primary keys and unique constraints. */
final class KeyPlanner {

    private final TargetNames names;
    private final Map<ColumnId, Decision> decisions;
    private final PlanScope scope;

    KeyPlanner(TargetNames names, Map<ColumnId, Decision> decisions, PlanScope scope) {
        this.names = names;
        this.decisions = decisions;
        this.scope = scope;
    }

    @Nullable
    TargetKey primaryKey(Table table) {
        Key key = table.primaryKey();
        if (key == null || !scope.wants(ObjectGroup.CONSTRAINTS)) {
            return null;
        }
        QualifiedName target = names.table(table.name());
        return plan(table, key, ObjectKind.PRIMARY_KEY, List.of(Identifier.of(target.name() + "_pkey")))
                .orElse(null);
    }

    List<TargetKey> uniqueKeys(Table table) {
        if (!scope.wants(ObjectGroup.CONSTRAINTS)) {
            return List.of();
        }
        return table.uniqueKeys().stream()
                .map(key -> plan(table, key, ObjectKind.UNIQUE_KEY, IndexNames.candidates(names, table, key.name())))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<TargetKey> plan(Table table, Key key, ObjectKind kind, List<Identifier> candidates) {
        List<Identifier> missing = key.columns().stream()
                .filter(column -> !decisions.containsKey(new ColumnId(table.name(), column)))
                .toList();
        if (!missing.isEmpty()) {
            scope.findings()
                    .part(
                            "key-not-carried-over",
                            Severity.ERROR,
                            kind,
                            table.name(),
                            key.name(),
                            "is not created: its column " + missing.get(0) + " is not carried over.",
                            "Map the column to a type in map.types.");
            return Optional.empty();
        }
        Identifier name = names.relation(names.table(table.name()).schema(), candidates);
        if (kind == ObjectKind.UNIQUE_KEY) {
            IndexNames.reportChange(scope, table, kind, key.name(), names.cased(key.name()), name);
        }
        return Optional.of(new TargetKey(
                name,
                key.columns().stream()
                        .map(column -> names.column(table.name(), column))
                        .toList()));
    }
}
