package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.CollationType;
import io.pgtrek.plan.EnumType;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetSequence;
import io.pgtrek.plan.TargetTable;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Which objects of a plan exist already. */
final class TakenNames {
    private TakenNames() {}

    static List<String> find(Connection target, Plan plan) throws SQLException {
        List<QualifiedName> relations = Stream.concat(
                        plan.tables().stream().map(TargetTable::name),
                        plan.sequences().stream().map(TargetSequence::name))
                .toList();
        List<QualifiedName> types = plan.enums().stream().map(EnumType::name).toList();
        List<QualifiedName> collations =
                plan.collations().stream().map(CollationType::name).toList();
        return Stream.of(
                        find(target, "taken_relations", relations),
                        find(target, "taken_types", types),
                        find(target, "taken_collations", collations))
                .flatMap(List::stream)
                .sorted()
                .toList();
    }

    private static List<String> find(Connection target, String query, List<QualifiedName> names) throws SQLException {
        return CatalogSql.list(
                target,
                query,
                row -> row.getString("kind") + " " + QualifiedName.of(row.getString("schema"), row.getString("name")),
                column(names, name -> name.schema().text()),
                column(names, name -> name.name().text()));
    }

    private static String[] column(List<QualifiedName> names, Function<QualifiedName, String> part) {
        return names.stream().map(part).toArray(String[]::new);
    }
}
