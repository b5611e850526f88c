package io.pgtrek.postgresql.ddl;

import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which statement a finding stands above. Findings name objects of the source, statements those of the target: a part
 * of a table is sought under its table's two names, and stands above {@code CREATE TABLE} when it has no statement.
 */
final class FindingPlaces {
    private final Map<String, List<Finding>> byStatement = new LinkedHashMap<>();
    private final List<Finding> elsewhere = new ArrayList<>();

    FindingPlaces(Plan plan, List<DdlStatement> statements) {
        Map<Place, DdlStatement> known = new HashMap<>();
        statements.forEach(statement -> known.putIfAbsent(new Place(statement.kind(), statement.object()), statement));
        plan.findings().stream().sorted().forEach(finding -> place(finding, plan.tables(), known));
    }

    List<Finding> of(DdlStatement statement) {
        return byStatement.getOrDefault(statement.id(), List.of());
    }

    Collection<Finding> elsewhere() {
        return elsewhere;
    }

    private void place(Finding finding, List<TargetTable> tables, Map<Place, DdlStatement> known) {
        DdlStatement exact = known.get(new Place(finding.kind(), finding.object()));
        Optional<DdlStatement> found = exact != null
                ? Optional.of(exact)
                : tables.stream()
                        .filter(table -> concerns(finding, table.source()))
                        .findFirst()
                        .map(table -> statement(finding, table, known));
        found.ifPresentOrElse(
                statement -> byStatement
                        .computeIfAbsent(statement.id(), id -> new ArrayList<>())
                        .add(finding),
                () -> elsewhere.add(finding));
    }

    private static boolean concerns(Finding finding, Table source) {
        String name = source.name().toString();
        return finding.object().equals(name) || finding.object().startsWith(name + ".");
    }

    private static DdlStatement statement(Finding finding, TargetTable table, Map<Place, DdlStatement> known) {
        String part =
                finding.object().substring(table.source().name().toString().length());
        return Stream.of(new Place(finding.kind(), table.name() + part), Place.of(table))
                .flatMap(place -> Stream.ofNullable(known.get(place)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no statement creates " + table.name()));
    }

    private record Place(ObjectKind kind, String object) {
        static Place of(TargetTable table) {
            return new Place(ObjectKind.TABLE, table.name().toString());
        }
    }
}
