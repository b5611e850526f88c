package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Literal;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code COMMENT ON} tables, columns and indexes. */
final class CommentRenderer {
    private CommentRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream().flatMap(CommentRenderer::comments).toList();
    }

    private static Stream<DdlStatement> comments(TargetTable table) {
        String name = Sql.quote(table.name());
        Stream<DdlStatement> columns = table.columns().stream()
                .flatMap(column -> comment(
                        "COLUMN " + name + "." + Sql.quote(column.name()),
                        table.name() + "." + column.name(),
                        column.comment()));
        Stream<DdlStatement> indexes = table.indexes().stream()
                .flatMap(index -> comment(
                        "INDEX " + Sql.quote(table.name().withName(index.name())),
                        table.name() + "." + index.name(),
                        index.comment()));
        return Stream.of(comment("TABLE " + name, table.name().toString(), table.comment()), columns, indexes)
                .flatMap(statements -> statements);
    }

    private static Stream<DdlStatement> comment(String on, String object, @Nullable String text) {
        if (text == null || text.isEmpty()) {
            return Stream.empty();
        }
        // U+0000 cannot be part of a PostgreSQL text.
        String sql = "COMMENT ON " + on + " IS " + Literal.sql(text.replace("\0", ""));
        return Stream.of(new DdlStatement(Phase.COMMENTS, "comment:" + on, ObjectKind.COMMENT, object, sql));
    }
}
