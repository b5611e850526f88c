package io.pgtrek.postgresql.ddl;

import io.pgtrek.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Renders what takes a plan's objects away again. */
public final class DropRenderer {

    private DropRenderer() {}

    /**
     * Statements for the objects whose creating statement {@code done} knows, so that nothing is dropped that this
     * program did not create. Schemas and extensions stay. Nothing cascades: what others built on these objects makes
     * the statement fail.
     */
    public static List<String> render(Plan plan, Predicate<String> done) {
        List<String> statements = new ArrayList<>();
        String tables = plan.tables().stream()
                .filter(table -> done.test(DdlRenderer.tableId(table.name())))
                .map(table -> Sql.quote(table.name()))
                .collect(Collectors.joining(", "));
        if (!tables.isEmpty()) {
            statements.add("DROP TABLE IF EXISTS " + tables);
        }
        Stream.of(functions(plan, done), enums(plan, done), sequences(plan, done), collations(plan, done))
                .flatMap(s -> s)
                .forEach(statements::add);
        return statements;
    }

    private static Stream<String> functions(Plan plan, Predicate<String> done) {
        return plan.tables().stream()
                .filter(table -> !table.touchColumns().isEmpty())
                .map(table -> table.name().withName(TouchName.of(table.name().name())))
                .filter(name -> done.test(Sql.id("touch-function", name)))
                .map(name -> "DROP FUNCTION IF EXISTS " + Sql.quote(name));
    }

    private static Stream<String> enums(Plan plan, Predicate<String> done) {
        return plan.enums().stream()
                .filter(type -> done.test(Sql.id("enum", type.name())))
                .map(type -> "DROP TYPE IF EXISTS " + Sql.quote(type.name()));
    }

    private static Stream<String> sequences(Plan plan, Predicate<String> done) {
        return plan.sequences().stream()
                .filter(sequence -> done.test(Sql.id("sequence", sequence.name())))
                .map(sequence -> "DROP SEQUENCE IF EXISTS " + Sql.quote(sequence.name()));
    }

    private static Stream<String> collations(Plan plan, Predicate<String> done) {
        return plan.collations().stream()
                .filter(collation -> done.test(Sql.id("collation", collation.name())))
                .map(collation -> "DROP COLLATION IF EXISTS " + Sql.quote(collation.name()));
    }
}
