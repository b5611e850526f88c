package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.report.Outcome;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** Rows that do not fit. */
class RejectsIT {

    private static Migrating migrating(int bad) {
        return SqliteSource.of(
                        "create table t(id integer primary key, v, w text)",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < 1000)"
                                + " insert into t select i, case when i % 100 = 7 and i / 100 < " + bad
                                + " then 'bad \"' || i else i end, 'w' || i from s")
                .migrating()
                .cast("t.v", "integer")
                .sliceBytes(3_000)
                .workers(2);
    }

    @Test
    void carriesOnUpToTheLimit() throws IOException {
        Migrated migrated = migrating(3).maxRejects(3).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.report().message()).contains("3 rows rejected");
        assertThat(migrated.table("t")).satisfies(table -> {
            assertThat(table.read()).isEqualTo(1_000);
            assertThat(table.copied()).isEqualTo(997);
            assertThat(table.rejected()).isEqualTo(3);
            assertThat(table.targetRows()).isEqualTo(997);
            assertThat(table.matches()).isTrue();
        });
        assertThat(migrated.value("select sum(rows_read) || ' ' || sum(rows_copied) || ' ' || sum(rows_rejected)"
                        + " from migrate.slice_ledger"))
                .isEqualTo("1000 997 3");
        assertThat(migrated.rows("select id from generate_series(1, 1000) id where id not in (select id from t)"))
                .containsExactly("7", "107", "207");
        assertThat(migrated.rejects()).hasSize(3);
        assertThat(migrated.report().rejectFiles()).isNotEmpty();
        JsonNode row = new ObjectMapper().readTree(migrated.rejects().get(0));
        assertThat(row.path("table").asText()).isEqualTo("public.t");
        assertThat(row.path("source").asText()).isEqualTo("main.t");
        assertThat(row.path("key").toString()).isEqualTo("{\"id\":\"7\"}");
        assertThat(row.path("column").asText()).isEqualTo("v");
        assertThat(row.path("reason").asText()).isNotEmpty().doesNotContain("bad");
        assertThat(row.path("values").path("id").asText()).isEqualTo("7");
        assertThat(row.path("values").path("v").path("source").asText()).isEqualTo("bad \"7");
        assertThat(row.path("values").path("w").asText()).isEqualTo("w7");
    }

    @Test
    void stopsAboveTheLimitWithTheSliceRolledBack() throws SQLException {
        Migrating migrating = migrating(4).maxRejects(3);

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        assertThat(failure).hasMessageContaining("was rejected, after 3 others, and copy.max-rejects is 3");
        assertThat(failure.hint()).contains("rejects").contains("After a change to map: begin anew with --fresh");
        assertThat(Database.value(
                        migrating.targetDatabase(),
                        "select (select count(*) from t) - (select coalesce(sum(rows_copied), 0) from"
                                + " migrate.slice_ledger)"))
                .isEqualTo("0");
        assertThat(Database.count(
                        migrating.targetDatabase(), "select coalesce(sum(rows_rejected), 0) from migrate.slice_ledger"))
                .isLessThanOrEqualTo(3);

        Migrated migrated = migrating.maxRejects(4).run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.value("select count(*) || ' ' || count(distinct id) from t"))
                .isEqualTo("996 996");
        assertThat(migrated.rejects()).hasSize(4);
    }

    @Test
    void rejectsWhatOnlyTheServerRefuses() {
        Migrated migrated = SqliteSource.of(
                        "create table t(id integer primary key, v text)",
                        "insert into t values (1, '2024-01-01'), (2, '{\"a\":1}'), (3, '{broken')")
                .migrating()
                .cast("t.v", "jsonb")
                .maxRejects(2)
                .run();

        assertThat(migrated.rows("select * from t")).containsExactly("2|{\"a\": 1}");
        assertThat(migrated.table("t").rejected()).isEqualTo(2);
    }
}
