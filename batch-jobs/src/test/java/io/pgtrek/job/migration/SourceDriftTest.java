package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceDriftTest {

    private static Table table(String name, String... columns) {
        List<Column> all = Arrays.stream(columns)
                .map(column -> new Column(
                        Identifier.of(column),
                        1,
                        NativeType.of("int", "int"),
                        true,
                        null,
                        null,
                        null,
                        false,
                        false,
                        null))
                .toList();
        return new Table(
                QualifiedName.of("s", name), all, null, List.of(), List.of(), List.of(), List.of(), null, null, 7, 7);
    }

    private static Plan plan(Table source) {
        TargetTable target = new TargetTable(
                1,
                source,
                source.name(),
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                List.of());
        return new Plan(
                Plan.SCHEMA_VERSION,
                "p",
                "1",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(target),
                List.of());
    }

    private static Catalog catalog(Table... tables) {
        return new Catalog(
                "p",
                "1",
                List.of(new Schema(Identifier.of("s"), List.of(tables), List.of(), List.of(), List.of(), List.of())),
                List.of());
    }

    @Test
    void theSameTablesGoOn() {
        assertThatCode(() -> SourceDrift.require(plan(table("t", "a")), catalog(table("t", "a"))))
                .doesNotThrowAnyException();
    }

    @Test
    void everyChangeIsNamed() {
        MigrateException changed = catchThrowableOfType(
                MigrateException.class,
                () -> SourceDrift.require(plan(table("t", "a")), catalog(table("t", "a", "z"), table("new", "a"))));
        assertThat(changed.code()).isEqualTo(ErrorCode.CONFIGURATION_CHANGED);
        assertThat(changed.detail()).contains("columns of table s.t changed", "table s.new is new");

        MigrateException gone = catchThrowableOfType(
                MigrateException.class, () -> SourceDrift.require(plan(table("t", "a")), catalog()));
        assertThat(gone.detail()).contains("table s.t is gone");
    }
}
