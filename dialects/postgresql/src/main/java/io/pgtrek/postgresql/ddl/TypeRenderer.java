package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.Literal;
import io.pgtrek.plan.CollationType;
import io.pgtrek.plan.EnumType;
import io.pgtrek.plan.Plan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Extensions, collations and enum types: whatever a column's declaration may name. */
final class TypeRenderer {
    private TypeRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return Stream.of(
                        plan.extensions().stream().map(TypeRenderer::extension),
                        plan.collations().stream().map(TypeRenderer::collation),
                        plan.enums().stream().map(TypeRenderer::enumeration))
                .flatMap(statements -> statements)
                .toList();
    }

    private static DdlStatement extension(String name) {
        String quoted = Sql.quote(Identifier.of(name));
        return new DdlStatement(
                Phase.TYPES,
                "extension:" + quoted,
                ObjectKind.DATABASE,
                name,
                "CREATE EXTENSION IF NOT EXISTS " + quoted + " WITH SCHEMA " + ColumnTypes.EXTENSION_SCHEMA);
    }

    private static DdlStatement collation(CollationType collation) {
        String sql = "CREATE COLLATION " + Sql.quote(collation.name()) + " (provider = icu, locale = "
                + Literal.sql(collation.locale()) + ", deterministic = " + collation.deterministic() + ")";
        return new DdlStatement(
                Phase.TYPES,
                Sql.id("collation", collation.name()),
                ObjectKind.TYPE,
                collation.name().toString(),
                sql);
    }

    private static DdlStatement enumeration(EnumType type) {
        String labels = type.labels().stream().map(Literal::sql).collect(Collectors.joining(", ", "(", ")"));
        return new DdlStatement(
                Phase.TYPES,
                Sql.id("enum", type.name()),
                ObjectKind.TYPE,
                type.name().toString(),
                "CREATE TYPE " + Sql.quote(type.name()) + " AS ENUM " + labels);
    }
}
