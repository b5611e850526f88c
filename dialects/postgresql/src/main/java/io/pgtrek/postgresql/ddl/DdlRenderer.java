package io.pgtrek.postgresql.ddl;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Renders every statement of a plan, in the order they run. */
public final class DdlRenderer {
    private DdlRenderer() {}

    /**
     * The statements by phase and, inside a phase, in the plan's order. No statement depends on {@code search_path}.
     *
     * @throws IllegalArgumentException when the plan asks for what PostgreSQL has not, e.g. an identity of type numeric
     */
    public static List<DdlStatement> render(Plan plan) {
        return Stream.of(
                        SchemaRenderer.render(plan),
                        TypeRenderer.render(plan),
                        SequenceRenderer.create(plan),
                        TableRenderer.render(plan),
                        KeyRenderer.render(plan),
                        CheckRenderer.render(plan),
                        IndexRenderer.render(plan),
                        ForeignKeyRenderer.render(plan),
                        TouchTriggerRenderer.render(plan),
                        CommentRenderer.render(plan))
                .flatMap(List::stream)
                .sorted(Comparator.comparing(DdlStatement::phase))
                .toList();
    }

    /** Id of the statement that creates the table. */
    public static String tableId(QualifiedName table) {
        return Sql.id("table", table);
    }
}
