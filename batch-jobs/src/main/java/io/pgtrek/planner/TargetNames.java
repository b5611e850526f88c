package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.MapRules;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of everything in the target. Tables and columns take theirs first; indexes and types get what is free. Two
 * tables (or two columns of a table) that end up with one name stop the plan, and all such pairs are listed.
 */
final class TargetNames {

    private final MapRules rules;
    private final Findings findings;
    private final Map<QualifiedName, QualifiedName> tables = new LinkedHashMap<>();
    private final Map<QualifiedName, Map<Identifier, Identifier>> columns = new HashMap<>();
    private final Map<Identifier, NameSpace> relations = new HashMap<>();
    private final Map<Identifier, NameSpace> types = new HashMap<>();
    private final Map<QualifiedName, NameSpace> constraints = new HashMap<>();

    TargetNames(MapRules rules, Findings findings) {
        this.rules = rules;
        this.findings = findings;
    }

    /** Names all tables and their columns. */
    void nameTables(List<Table> sources) {
        Map<QualifiedName, QualifiedName> owners = new HashMap<>();
        sources.forEach(table -> nameTable(table, owners));
    }

    private void nameTable(Table table, Map<QualifiedName, QualifiedName> owners) {
        QualifiedName target = new QualifiedName(
                schema(table.name().schema()),
                fit(
                        ObjectKind.TABLE,
                        table.name().toString(),
                        cased(table.name().name())));
        QualifiedName owner = owners.putIfAbsent(target, table.name());
        if (owner != null) {
            findings.about(
                    "name-collision",
                    Severity.BLOCKER,
                    ObjectKind.TABLE,
                    table.name(),
                    "would have the same name in PostgreSQL as " + owner + ": " + target,
                    "Use map.names: keep, or exclude one of the two, or map their schemas apart.");
        }
        tables.put(table.name(), target);
        relations(target.schema()).take(target.name());
        types(target.schema()).take(target.name());
        columns.put(table.name(), nameColumns(table));
    }

    private Map<Identifier, Identifier> nameColumns(Table table) {
        Map<Identifier, Identifier> names = new LinkedHashMap<>();
        Map<Identifier, Identifier> owners = new HashMap<>();
        for (Column column : table.columns()) {
            Identifier target = fit(ObjectKind.COLUMN, table.name() + "." + column.name(), cased(column.name()));
            Identifier free = PostgresColumns.isSystem(target) ? Identifier.of(target.text() + "_") : target;
            if (!free.equals(target)) {
                findings.part(
                        "name-changed",
                        Severity.WARNING,
                        ObjectKind.COLUMN,
                        table.name(),
                        column.name(),
                        "has the name of a system column of PostgreSQL and becomes " + free + ".",
                        "Change the application's queries on this column.");
            }
            Identifier owner = owners.putIfAbsent(free, column.name());
            if (owner != null) {
                findings.part(
                        "name-collision",
                        Severity.BLOCKER,
                        ObjectKind.COLUMN,
                        table.name(),
                        column.name(),
                        "would have the same name in PostgreSQL as column " + owner + ": " + free,
                        "Use map.names: keep, or rename one of the two in the source.");
            }
            names.put(column.name(), free);
        }
        return names;
    }

    /** The target's schema for a source schema. */
    Identifier schema(Identifier source) {
        String mapped = rules.schemas().get(source.text());
        return mapped != null ? Identifier.of(mapped) : NameShortener.fit(cased(source));
    }

    /** The target table, which must have been named. */
    QualifiedName table(QualifiedName source) {
        QualifiedName target = tables.get(source);
        if (target == null) {
            throw new IllegalArgumentException("table " + source + " has no name yet");
        }
        return target;
    }

    /** The target column, which must have been named. */
    Identifier column(QualifiedName table, Identifier column) {
        Identifier target = columns.getOrDefault(table, Map.of()).get(column);
        if (target == null) {
            throw new IllegalArgumentException("column " + table + "." + column + " has no name yet");
        }
        return target;
    }

    /** A name among the schema's relations (tables, indexes, sequences). */
    Identifier relation(Identifier schema, List<Identifier> candidates) {
        return relations(schema).takeFirstFree(candidates);
    }

    /** A name among the schema's types; the types of its tables are taken. */
    Identifier type(Identifier schema, List<Identifier> candidates) {
        return types(schema).takeFirstFree(candidates);
    }

    /** A name among the constraints of a target table. */
    Identifier constraint(QualifiedName target, List<Identifier> candidates) {
        return constraints.computeIfAbsent(target, t -> new NameSpace()).takeFirstFree(candidates);
    }

    /** {@code map.names} applied. */
    Identifier cased(Identifier source) {
        return NameCases.apply(rules.names(), source);
    }

    private Identifier fit(ObjectKind kind, String object, Identifier name) {
        Identifier fitted = NameShortener.fit(name);
        if (!fitted.equals(name)) {
            findings.add(new io.pgtrek.finding.Finding(
                    "name-shortened",
                    Severity.WARNING,
                    kind,
                    object,
                    "is longer than PostgreSQL's " + PostgresIdentifiers.MAX_BYTES + " bytes and becomes " + fitted
                            + ".",
                    "Change the application's queries to the new name."));
        }
        return fitted;
    }

    private NameSpace relations(Identifier schema) {
        return relations.computeIfAbsent(schema, s -> new NameSpace());
    }

    private NameSpace types(Identifier schema) {
        return types.computeIfAbsent(schema, s -> new NameSpace());
    }
}
