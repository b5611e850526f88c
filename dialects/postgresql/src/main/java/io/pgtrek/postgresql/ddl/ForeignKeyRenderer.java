package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetForeignKey;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Stream;

/** Foreign keys: added without a scan, validated afterwards. */
final class ForeignKeyRenderer {
    private ForeignKeyRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream()
                .flatMap(table -> table.foreignKeys().stream().flatMap(key -> foreignKey(table, key)))
                .toList();
    }

    private static Stream<DdlStatement> foreignKey(TargetTable table, TargetForeignKey key) {
        String sql = "ALTER TABLE " + Sql.quote(table.name()) + "\n    ADD CONSTRAINT " + Sql.quote(key.name())
                + " FOREIGN KEY " + Sql.columns(key.columns()) + "\n    REFERENCES " + Sql.quote(key.referencedTable())
                + " " + Sql.columns(key.referencedColumns()) + "\n    ON DELETE "
                + key.onDelete().sql() + " ON UPDATE " + key.onUpdate().sql()
                + (key.deferred() ? " DEFERRABLE INITIALLY DEFERRED" : "") + " NOT VALID";
        DdlStatement add = new DdlStatement(
                Phase.FOREIGN_KEYS,
                Sql.id("foreign-key", table.name(), key.name()),
                ObjectKind.FOREIGN_KEY,
                table.name() + "." + key.name(),
                sql);
        return Stream.of(add, Validation.of(table, key.name(), ObjectKind.FOREIGN_KEY));
    }
}
