package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.Generated;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Plans one column from the decision about its type. */
final class ColumnPlanner {

    private static final Set<PgType> IDENTITY_TYPES = Set.of(PgType.SMALLINT, PgType.INTEGER, PgType.BIGINT);

    private final ExpressionTranslator expressions;
    private final TargetNames names;
    private final EnumTypes enums;
    private final CollationTypes collations;
    private final ExpressionScopes scopes;
    private final PlanScope scope;

    ColumnPlanner(
            ExpressionTranslator expressions,
            TargetNames names,
            EnumTypes enums,
            CollationTypes collations,
            ExpressionScopes scopes,
            PlanScope scope) {
        this.expressions = expressions;
        this.names = names;
        this.enums = enums;
        this.collations = collations;
        this.scopes = scopes;
        this.scope = scope;
    }

    TargetColumn plan(Decision decision) {
        Table table = decision.table();
        Column column = decision.column();
        QualifiedName target = names.table(table.name());
        Identifier name = names.column(table.name(), column.name());
        PgType type = decision.mapping().target();
        scope.findings().addAll(decision.mapping().findings());
        @Nullable String generated = generated(table, column, type);
        @Nullable Identity identity = generated == null ? identity(table, column, type) : null;
        return new TargetColumn(
                column,
                name,
                type,
                enums.typeFor(target, name, type),
                collation(target, column, type),
                column.nullable() && !scope.inPrimaryKey(table, column)
                        || decision.mapping().forceNullable(),
                generated == null && identity == null ? defaultSql(table, column, type) : null,
                generated,
                identity,
                scope.comment(column.comment()));
    }

    private @Nullable QualifiedName collation(QualifiedName target, Column column, PgType type) {
        boolean wanted = scope.map().caseInsensitive() == CaseInsensitive.COLLATION
                && (type.equals(PgType.TEXT) || type instanceof PgType.Varchar);
        return wanted
                ? Collations.icu(column.type().collation())
                        .map(collation -> collations.create(target.schema(), collation))
                        .orElse(null)
                : null;
    }

    private @Nullable String generated(Table table, Column column, PgType type) {
        Generated generated = column.generated();
        if (generated == null) {
            return null;
        }
        Optional<String> reason = dependsOnGenerated(table, column)
                ? Optional.of("it uses another generated column, which PostgreSQL does not allow")
                : GeneratedRisk.of(table, column, generated.expression(), type);
        Translation translation = expressions.translate(generated.expression(), scopes.generated(table, type));
        if (reason.isEmpty() && translation instanceof Translated translated) {
            reportStored(table, column, generated);
            return translated.sql();
        }
        scope.findings()
                .part(
                        "generated-column-plain",
                        Severity.WARNING,
                        ObjectKind.COLUMN,
                        table.name(),
                        column.name(),
                        "is generated in the source and becomes an ordinary column with today's values: "
                                + reason.orElseGet(() -> ((Untranslated) translation).reason())
                                + ". Expression: " + generated.expression(),
                        "Write the expression for PostgreSQL, or keep the column in step with a trigger.");
        return null;
    }

    private static boolean dependsOnGenerated(Table table, Column column) {
        String expression = column.generated() == null ? "" : column.generated().expression();
        return table.columns().stream()
                .filter(other -> other.generated() != null && !other.equals(column))
                .anyMatch(other -> Words.mentions(expression, other.name().text()));
    }

    private void reportStored(Table table, Column column, Generated generated) {
        if (!generated.stored()) {
            scope.findings()
                    .part(
                            "generated-column-stored",
                            Severity.INFO,
                            ObjectKind.COLUMN,
                            table.name(),
                            column.name(),
                            "is computed on read in the source and stored in PostgreSQL.",
                            "");
        }
    }

    private @Nullable Identity identity(Table table, Column column, PgType type) {
        Identity identity = column.identity();
        if (identity == null) {
            return null;
        }
        if (IDENTITY_TYPES.contains(type)) {
            return identity;
        }
        scope.findings()
                .part(
                        "identity-dropped",
                        Severity.WARNING,
                        ObjectKind.COLUMN,
                        table.name(),
                        column.name(),
                        "numbers itself in the source, but as " + PgTypeNames.display(type)
                                + " it cannot be an identity column in PostgreSQL; it gets no default.",
                        "Next number in the source: " + identity.next() + ".");
        return null;
    }

    private @Nullable String defaultSql(Table table, Column column, PgType type) {
        DefaultValue value = column.defaultValue();
        if (value == null) {
            return null;
        }
        Translation translation = expressions.translateDefault(column, type);
        if (translation instanceof Translated translated) {
            return translated.sql();
        }
        Untranslated untranslated = (Untranslated) translation;
        scope.findings()
                .part(
                        "default-not-carried-over",
                        Severity.WARNING,
                        ObjectKind.COLUMN,
                        table.name(),
                        column.name(),
                        "loses its default " + untranslated.text() + ": " + untranslated.reason() + ".",
                        "Set a default with ALTER TABLE … ALTER COLUMN … SET DEFAULT where the application relies on it.");
        return null;
    }

    /** Columns that an update sets to now. */
    List<Identifier> touchColumns(Table table, List<TargetColumn> columns) {
        return columns.stream()
                .filter(column -> column.source().onUpdateNow())
                .map(TargetColumn::name)
                .collect(Collectors.toList());
    }
}
