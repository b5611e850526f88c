package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.config.CastRule;
import io.pgtrek.config.MapRules;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.TypeMapper;
import io.pgtrek.spi.Unmapped;
import java.util.Optional;

/** Decides the type of one column: the user's rules first, then the dialect with what the data says. */
final class TypeDecider {

    private final TypeMapper mapper;
    private final MapRules rules;
    private final Findings findings;

    TypeDecider(TypeMapper mapper, MapRules rules, Findings findings) {
        this.mapper = mapper;
        this.rules = rules;
        this.findings = findings;
    }

    /** Empty when the column cannot be carried over; a finding says why. */
    Optional<Decision> decide(Table table, Column column, Evidence evidence) {
        Optional<CastRule> rule = rule(table.name(), column);
        Mapping mapping = rule.map(r -> mapper.mapTo(table, column, r.to()))
                .orElseGet(() -> caseInsensitive(table, column, mapper.map(table, column, evidence)));
        if (mapping instanceof Unmapped unmapped) {
            reportUnmapped(table, column, rule, unmapped);
            return Optional.empty();
        }
        return Optional.of(new Decision(table, column, (ColumnMapping) mapping, rule.isPresent()));
    }

    private Mapping caseInsensitive(Table table, Column column, Mapping mapping) {
        boolean wanted = rules.caseInsensitive() == CaseInsensitive.CITEXT
                && Collations.ignoresCase(column.type().collation())
                && mapping instanceof ColumnMapping found
                && (found.target() instanceof PgType.Varchar || found.target().equals(PgType.TEXT));
        return wanted ? mapper.mapTo(table, column, PgType.CITEXT) : mapping;
    }

    private Optional<CastRule> rule(QualifiedName table, Column column) {
        return rules.types().stream()
                .filter(rule -> matches(rule, table, column))
                .findFirst();
    }

    static boolean matches(CastRule rule, QualifiedName table, Column column) {
        return matchesColumn(rule, table, column) && matchesType(rule, column);
    }

    private static boolean matchesColumn(CastRule rule, QualifiedName table, Column column) {
        if (rule.column() == null) {
            return true;
        }
        var glob = Selection.pattern(rule.column());
        String name = table.name() + "." + column.name();
        return glob.matcher(name).matches()
                || glob.matcher(table.schema() + "." + name).matches();
    }

    private static boolean matchesType(CastRule rule, Column column) {
        return rule.nativeType() == null
                || Selection.pattern(rule.nativeType())
                        .matcher(column.type().declaration())
                        .matches();
    }

    private void reportUnmapped(Table table, Column column, Optional<CastRule> rule, Unmapped unmapped) {
        String wanted = rule.map(r -> " to " + PgTypeNames.display(r.to()) + ", as map.types asks,")
                .orElse("");
        findings.part(
                "column-not-carried-over",
                rule.isPresent() ? Severity.BLOCKER : Severity.ERROR,
                ObjectKind.COLUMN,
                table.name(),
                column.name(),
                "of type " + column.type().declaration() + " is not carried over" + wanted + ": " + unmapped.reason(),
                unmapped.hint());
    }
}
