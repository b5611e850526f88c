package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.report.TableResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is said when not everything arrived. */
class SqliteOutcomeIT {

    @Test
    @DisplayName("case 37: DONE only if everything arrived; a refused index or foreign key makes the run INCOMPLETE")
    void tellsWhetherAllArrived() {
        Migrated whole = SqliteSource.of("create table t(id integer primary key)", "insert into t values (1)")
                .migrate();
        assertThat(whole.report().outcome()).isEqualTo(Outcome.DONE);

        Migrated orphan = SqliteSource.of(
                        "create table p(id integer primary key)",
                        "create table c(id integer primary key, pid integer references p)",
                        "insert into c values (1,99)")
                .migrate();
        assertThat(orphan.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(orphan.report().message()).contains("1 statement refused");
    }

    @Test
    @DisplayName("case 37: a generated column does not disturb the copy")
    void createsGeneratedColumns() {
        Migrated migrated = SqliteSource.of(
                        "create table t(id integer primary key, v text, g text generated always as (v || '!') virtual)",
                        "insert into t(id, v) values (1, 'a'), (2, null)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select * from t order by id")).containsExactly("1|a|a!", "2|NULL|NULL");
    }

    @Test
    @DisplayName("case 40: every row of 200,000 in many slices arrives, counted on both sides, equal by checksum")
    void copiesEveryRow() {
        Migrated migrated = SqliteSource.of(
                        "create table u(id integer primary key, guid text not null unique, n real, b blob)",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < 200000)"
                                + " insert into u select i * 7, printf('%08x-%04x', i * 2654435761 % 4294967296, i % 65536),"
                                + " i / 3.0, case when i % 10 = 0 then zeroblob(i % 100) end from s")
                .migrating()
                .sliceBytes(256 * 1024)
                .run();

        TableResult table = migrated.table("u");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(table.sourceRows()).isEqualTo(200_000);
        assertThat(table.copied()).isEqualTo(200_000);
        assertThat(table.targetRows()).isEqualTo(200_000);
        assertThat(migrated.value("select count(*) > 20 from migrate.slice_ledger"))
                .isEqualTo("t");
        assertThat(migrated.value("select count(*) || '|' || count(distinct guid) || '|' || sum(id) || '|'"
                        + " || sum(length(b)) from u"))
                .isEqualTo("200000|200000|140000700000|900000");
        assertThat(migrated.value("select count(*) from u where n <> (id / 7)::float8 / 3"))
                .isEqualTo("0");
    }
}
