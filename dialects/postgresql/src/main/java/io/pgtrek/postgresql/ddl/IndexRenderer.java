package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetIndex;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Collectors;

/** {@code CREATE INDEX} for everything that is no constraint. */
final class IndexRenderer {
    private IndexRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream()
                .flatMap(table -> table.indexes().stream().map(index -> create(table, index)))
                .toList();
    }

    private static DdlStatement create(TargetTable table, TargetIndex index) {
        String keys = index.parts().stream()
                .map(part -> part.sql() + (part.descending() ? " DESC" : ""))
                .collect(Collectors.joining(", ", "(", ")"));
        String sql = "CREATE " + (index.unique() ? "UNIQUE " : "") + "INDEX " + Sql.quote(index.name()) + " ON "
                + Sql.quote(table.name()) + " USING " + Sql.quote(Identifier.of(index.method())) + " " + keys
                + (index.where() == null ? "" : " WHERE (" + index.where() + ")");
        return new DdlStatement(
                Phase.INDEXES,
                Sql.id("index", table.name(), index.name()),
                ObjectKind.INDEX,
                table.name() + "." + index.name(),
                sql);
    }
}
