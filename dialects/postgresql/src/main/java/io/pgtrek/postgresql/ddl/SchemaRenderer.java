package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import java.util.List;

/** {@code CREATE SCHEMA}. */
final class SchemaRenderer {
    private SchemaRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.schemas().stream().map(SchemaRenderer::create).toList();
    }

    private static DdlStatement create(Identifier schema) {
        String quoted = Sql.quote(schema);
        return new DdlStatement(
                Phase.SCHEMAS,
                "schema:" + quoted,
                ObjectKind.SCHEMA,
                schema.text(),
                "CREATE SCHEMA IF NOT EXISTS " + quoted);
    }
}
