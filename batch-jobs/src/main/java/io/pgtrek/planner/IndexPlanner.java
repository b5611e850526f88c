package io.pgtrek.planner;

import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Index.Method;
import io.pgtrek.catalog.Index.Part;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Kind;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.plan.TargetIndex;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionContext.Target;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plans indexes; what PostgreSQL cannot have as it was becomes a finding. */
final class IndexPlanner {

    private static final Set<Kind> NO_BTREE = Set.of(Kind.JSON, Kind.XML);

    private final ExpressionTranslator expressions;
    private final TargetNames names;
    private final ExpressionScopes scopes;
    private final PlanScope scope;

    IndexPlanner(ExpressionTranslator expressions, TargetNames names, ExpressionScopes scopes, PlanScope scope) {
        this.expressions = expressions;
        this.names = names;
        this.scopes = scopes;
        this.scope = scope;
    }

    List<TargetIndex> plan(Table table) {
        if (!scope.wants(ObjectGroup.INDEXES)) {
            return List.of();
        }
        return table.indexes().stream()
                .map(index -> plan(table, index))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<TargetIndex> plan(Table table, Index index) {
        try {
            String method = method(table, index);
            List<TargetIndex.Part> parts = new ArrayList<>();
            for (Part part : index.parts()) {
                parts.add(part(table, part, method));
            }
            String where = where(table, index);
            Identifier name = names.relation(
                    names.table(table.name()).schema(), IndexNames.candidates(names, table, index.name()));
            IndexNames.reportChange(scope, table, ObjectKind.INDEX, index.name(), names.cased(index.name()), name);
            return Optional.of(
                    new TargetIndex(name, index.unique(), method, parts, where, scope.comment(index.comment())));
        } catch (NotPossible reason) {
            skip(table, index, reason);
            return Optional.empty();
        }
    }

    private String method(Table table, Index index) throws NotPossible {
        return switch (index.method()) {
            case BTREE, HASH -> "btree";
            case SPATIAL -> spatialMethod(table, index);
            case FULLTEXT ->
                throw new NotPossible(
                        "full-text indexes are not carried over",
                        "Create a GIN index over to_tsvector and change the queries that use MATCH … AGAINST.");
            case VECTOR ->
                throw new NotPossible(
                        "vector indexes are not carried over", "Install pgvector and create an hnsw index.");
        };
    }

    private String spatialMethod(Table table, Index index) throws NotPossible {
        ExpressionContext context = scopes.of(table, Purpose.INDEX_KEY);
        boolean geometry = index.parts().stream()
                .map(part -> part.column() == null ? null : context.columns().get(part.column()))
                .allMatch(target -> target != null && target.type() instanceof PgType.Geometry);
        if (geometry) {
            return "gist";
        }
        throw new NotPossible(
                "spatial indexes need PostGIS", "Install PostGIS and set map.spatial: postgis to keep them.");
    }

    private TargetIndex.Part part(Table table, Part part, String method) throws NotPossible {
        if (part.expression() != null) {
            return new TargetIndex.Part(
                    "(" + translate(part.expression(), table, Purpose.INDEX_KEY) + ")", part.descending());
        }
        Target target = target(table, part.column());
        requireOrdering(target, method);
        String quoted = PostgresIdentifiers.RULES.quote(target.name());
        return new TargetIndex.Part(
                part.prefixLength() == null ? quoted : prefix(target, quoted, part.prefixLength()), part.descending());
    }

    private Target target(Table table, @Nullable Identifier column) throws NotPossible {
        Target target = column == null
                ? null
                : scopes.of(table, Purpose.INDEX_KEY).columns().get(column);
        if (target == null) {
            throw new NotPossible(
                    "its column " + column + " is not carried over", "Map the column to a type in map.types.");
        }
        return target;
    }

    private static void requireOrdering(Target target, String method) throws NotPossible {
        if (method.equals("btree")
                && (target.type() instanceof PgType.Simple simple && NO_BTREE.contains(simple.kind()))) {
            throw new NotPossible(
                    "PostgreSQL has no order for " + target.type() + " values",
                    "Map the column to jsonb and create a GIN index.");
        }
    }

    private static String prefix(Target target, String quoted, int length) {
        return target.type().equals(PgType.BYTEA)
                ? "(substring(" + quoted + " from 1 for " + length + "))"
                : "(left(" + quoted + ", " + length + "))";
    }

    private @Nullable String where(Table table, Index index) throws NotPossible {
        return index.where() == null ? null : translate(index.where(), table, Purpose.INDEX_PREDICATE);
    }

    private String translate(String expression, Table table, Purpose purpose) throws NotPossible {
        Translation translation = expressions.translate(expression, scopes.of(table, purpose));
        if (translation instanceof Untranslated untranslated) {
            throw new NotPossible(
                    untranslated.reason() + " in " + untranslated.text(), "Write the index for PostgreSQL by hand.");
        }
        return ((Translated) translation).sql();
    }

    private void skip(Table table, Index index, NotPossible reason) {
        Severity severity = index.unique() ? Severity.ERROR : Severity.WARNING;
        boolean expected = index.method() == Method.FULLTEXT || index.method() == Method.SPATIAL;
        scope.findings()
                .part(
                        "index-not-carried-over",
                        expected ? Severity.WARNING : severity,
                        ObjectKind.INDEX,
                        table.name(),
                        index.name(),
                        "is not created: " + reason.getMessage() + ".",
                        reason.hint());
    }
}
