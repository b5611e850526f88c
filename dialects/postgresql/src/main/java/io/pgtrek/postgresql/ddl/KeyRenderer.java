package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetKey;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Stream;

/** Primary keys and unique constraints: first the index, which may take long, then the constraint that takes it over. */
final class KeyRenderer {
    private KeyRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream().flatMap(KeyRenderer::keys).toList();
    }

    private static Stream<DdlStatement> keys(TargetTable table) {
        Stream<DdlStatement> primary = Stream.ofNullable(table.primaryKey())
                .flatMap(key -> key(table, key, ObjectKind.PRIMARY_KEY, "primary-key", "PRIMARY KEY"));
        Stream<DdlStatement> unique = table.uniqueKeys().stream()
                .flatMap(key -> key(table, key, ObjectKind.UNIQUE_KEY, "unique-key", "UNIQUE"));
        return Stream.concat(primary, unique);
    }

    private static Stream<DdlStatement> key(
            TargetTable table, TargetKey key, ObjectKind kind, String id, String words) {
        String name = Sql.quote(key.name());
        String on = Sql.quote(table.name());
        String object = table.name() + "." + key.name();
        return Stream.of(
                new DdlStatement(
                        Phase.KEY_INDEXES,
                        Sql.id(id + "-index", table.name(), key.name()),
                        kind,
                        object,
                        "CREATE UNIQUE INDEX " + name + " ON " + on + " " + Sql.columns(key.columns())),
                new DdlStatement(
                        Phase.KEYS,
                        Sql.id(id, table.name(), key.name()),
                        kind,
                        object,
                        "ALTER TABLE " + on + " ADD CONSTRAINT " + name + " " + words + " USING INDEX " + name));
    }
}
