package io.pgtrek.planner;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.TypeMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Gives both ends of every foreign key, and all columns linked through them, one type. */
final class KeyTypeUnifier {

    private final TypeMapper mapper;
    private final Findings findings;
    private final Map<ColumnId, ColumnId> parents = new TreeMap<>();

    KeyTypeUnifier(TypeMapper mapper, Findings findings) {
        this.mapper = mapper;
        this.findings = findings;
    }

    /** Changes the decisions in place. */
    void unify(List<Table> tables, Map<ColumnId, Decision> decisions) {
        tables.forEach(table -> table.foreignKeys().forEach(key -> link(table, key)));
        groups(decisions).values().forEach(group -> unifyGroup(group, decisions));
    }

    private void link(Table table, ForeignKey key) {
        for (int i = 0; i < key.columns().size() && i < key.referencedColumns().size(); i++) {
            ColumnId child = root(new ColumnId(table.name(), key.columns().get(i)));
            ColumnId parent = root(
                    new ColumnId(key.referencedTable(), key.referencedColumns().get(i)));
            if (!child.equals(parent)) {
                parents.put(child, parent);
            }
        }
    }

    private ColumnId root(ColumnId id) {
        ColumnId up = parents.get(id);
        return up == null ? id : root(up);
    }

    private Map<ColumnId, List<Decision>> groups(Map<ColumnId, Decision> decisions) {
        Map<ColumnId, List<Decision>> groups = new TreeMap<>();
        decisions.forEach((id, decision) ->
                groups.computeIfAbsent(root(id), r -> new ArrayList<>()).add(decision));
        return groups;
    }

    private void unifyGroup(List<Decision> group, Map<ColumnId, Decision> decisions) {
        if (group.stream().map(d -> d.mapping().target()).distinct().count() < 2) {
            return;
        }
        Optional<PgType> common = commonType(group);
        if (common.isEmpty()) {
            return; // the foreign key planner finds the two ends unequal and says so
        }
        for (Decision decision : group) {
            if (!decision.mapping().target().equals(common.get())) {
                decisions.put(decision.id(), widened(decision, common.get()));
            }
        }
    }

    private static Optional<PgType> commonType(List<Decision> group) {
        Optional<PgType> chosen = group.stream()
                .filter(Decision::byUser)
                .map(d -> d.mapping().target())
                .findFirst();
        if (chosen.isPresent()) {
            return chosen;
        }
        Optional<PgType> common = Optional.of(group.get(0).mapping().target());
        for (Decision decision : group) {
            common =
                    common.flatMap(type -> WiderType.of(type, decision.mapping().target()));
        }
        return common;
    }

    private Decision widened(Decision decision, PgType type) {
        Mapping mapping = mapper.mapTo(decision.table(), decision.column(), type);
        if (!(mapping instanceof ColumnMapping wider)) {
            return decision;
        }
        findings.part(
                "key-type-unified",
                Severity.INFO,
                ObjectKind.COLUMN,
                decision.table().name(),
                decision.column().name(),
                "becomes " + PgTypeNames.display(type) + " instead of "
                        + PgTypeNames.display(decision.mapping().target())
                        + ", the type of the other end of a foreign key.",
                "");
        ColumnMapping kept = decision.mapping().forceNullable() ? wider.withForceNullable() : wider;
        return decision.withMapping(kept.withFindings(decision.mapping().findings()));
    }
}
