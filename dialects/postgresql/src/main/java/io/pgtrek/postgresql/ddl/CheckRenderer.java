package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetCheck;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Stream;

/** Check constraints: added without a scan, validated under a lock that lets others write. */
final class CheckRenderer {
    private CheckRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream()
                .flatMap(table -> table.checks().stream().flatMap(check -> check(table, check)))
                .toList();
    }

    private static Stream<DdlStatement> check(TargetTable table, TargetCheck check) {
        String sql = "ALTER TABLE " + Sql.quote(table.name()) + " ADD CONSTRAINT " + Sql.quote(check.name())
                + " CHECK (" + check.condition() + ") NOT VALID";
        DdlStatement add = new DdlStatement(
                Phase.KEYS,
                Sql.id("check", table.name(), check.name()),
                ObjectKind.CHECK,
                table.name() + "." + check.name(),
                sql);
        return Stream.of(add, Validation.of(table, check.name(), ObjectKind.CHECK));
    }
}
