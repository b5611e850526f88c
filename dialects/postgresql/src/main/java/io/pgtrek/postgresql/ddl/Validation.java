package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.TargetTable;

/** {@code VALIDATE CONSTRAINT}, for checks and foreign keys alike. */
final class Validation {
    private Validation() {}

    static DdlStatement of(TargetTable table, Identifier constraint, ObjectKind kind) {
        return new DdlStatement(
                Phase.VALIDATION,
                Sql.id("validate", table.name(), constraint),
                kind,
                table.name() + "." + constraint,
                "ALTER TABLE " + Sql.quote(table.name()) + " VALIDATE CONSTRAINT " + Sql.quote(constraint));
    }
}
