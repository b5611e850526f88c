package io.pgtrek.planner;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetCheck;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import java.util.ArrayList;
import java.util.List;

/** Plans check constraints: the source's own, and those that keep a rule of a native type. */
final class CheckPlanner {

    private final ExpressionTranslator expressions;
    private final TargetNames names;
    private final ExpressionScopes scopes;
    private final PlanScope scope;

    CheckPlanner(ExpressionTranslator expressions, TargetNames names, ExpressionScopes scopes, PlanScope scope) {
        this.expressions = expressions;
        this.names = names;
        this.scopes = scopes;
        this.scope = scope;
    }

    List<TargetCheck> plan(Table table, List<Decision> columns) {
        if (!scope.wants(ObjectGroup.CONSTRAINTS)) {
            return List.of();
        }
        List<TargetCheck> checks = new ArrayList<>();
        table.checks().forEach(check -> plan(table, check, checks));
        columns.forEach(decision -> addTypeCheck(decision, checks));
        return checks;
    }

    private void plan(Table table, Check check, List<TargetCheck> checks) {
        if (!check.enforced()) {
            skip(table, check, "it is not enforced in the source", Severity.INFO);
            return;
        }
        Translation translation = expressions.translate(check.expression(), scopes.of(table, Purpose.CHECK));
        if (translation instanceof Untranslated untranslated) {
            skip(table, check, untranslated.reason(), Severity.WARNING);
            return;
        }
        Identifier own = names.cased(check.name());
        Identifier name = names.constraint(names.table(table.name()), List.of(own));
        IndexNames.reportChange(scope, table, ObjectKind.CHECK, check.name(), own, name);
        reportCollation(table, check);
        checks.add(new TargetCheck(name, ((Translated) translation).sql()));
    }

    private void reportCollation(Table table, Check check) {
        if (GeneratedRisk.comparesText(table, check.expression())) {
            scope.findings()
                    .part(
                            "check-exact",
                            Severity.WARNING,
                            ObjectKind.CHECK,
                            table.name(),
                            check.name(),
                            "compares text without regard to case in the source and exactly in PostgreSQL, so it is"
                                    + " stricter. Expression: " + check.expression(),
                            "Use map.case-insensitive, or write the check with lower().");
        }
    }

    private void skip(Table table, Check check, String reason, Severity severity) {
        scope.findings()
                .part(
                        "check-not-carried-over",
                        severity,
                        ObjectKind.CHECK,
                        table.name(),
                        check.name(),
                        "is not created: " + reason + ". Expression: " + check.expression(),
                        severity == Severity.INFO ? "" : "Write it for PostgreSQL and add it with ALTER TABLE.");
    }

    private void addTypeCheck(Decision decision, List<TargetCheck> checks) {
        String template = decision.mapping().check();
        if (template == null) {
            return;
        }
        QualifiedName target = names.table(decision.table().name());
        Identifier column =
                names.column(decision.table().name(), decision.column().name());
        Identifier name = names.constraint(target, List.of(Identifier.of(target.name() + "_" + column + "_check")));
        checks.add(new TargetCheck(name, template.replace("{}", PostgresIdentifiers.RULES.quote(column))));
    }
}
