package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Outcome;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A refresh brings what changed in the source, and touches nothing else. */
class RefreshIT {

    private static final int ROWS = 20_000;

    /** Slices of the run that hold other rows than before, as {@code table/slice}. */
    private static final String TOUCHED = "select table_number || '/' || slice_number from migrate.slice_ledger l"
            + " join before b using (run_id, table_number, slice_number) where l.finished_at <> b.finished_at"
            + " order by table_number, slice_number";

    private SqliteSource source = SqliteSource.of();
    private Migrating migrating = source.migrating();
    private Migrated migrated;

    @BeforeEach
    void run() {
        source = SqliteSource.of(
                "create table parent(id integer primary key, name text unique, n int check (n >= 0))",
                "create table child(id integer primary key, parent int references parent(id) on delete cascade)",
                "create table loose(a text)",
                "insert into parent with recursive n(i) as (select 1 union all select i + 1 from n where i < " + ROWS
                        + ") select i, 'name ' || i, i % 7 from n",
                "insert into child select id, id from parent",
                "insert into loose select name from parent where id < 10");
        migrating = source.migrating().sliceBytes(64 * 1024);
        migrated = migrating.run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        migrated.target().execute("create table before as select * from migrate.slice_ledger");
        assertThat(slices("parent")).isGreaterThan(4);
    }

    private int slices(String table) {
        return Integer.parseInt(migrated.value("select count(*) from migrate.slice_ledger l where rows_copied > 0"
                + " and table_number = " + number(table)));
    }

    private int number(String table) {
        return migrated.report().tables().stream()
                        .map(result -> result.target())
                        .toList()
                        .indexOf("public." + table)
                + 1;
    }

    @Test
    @DisplayName("nothing changed: nothing is copied, no constraint is touched")
    void leavesWhatIsEqual() {
        String keys = "select oid, conname from pg_constraint where conrelid <> 0 order by oid";
        List<String> constraints = migrated.rows(keys);

        Migrated refreshed = migrating.refresh();

        assertThat(refreshed.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows(TOUCHED)).isEmpty();
        assertThat(migrated.rows(keys)).isEqualTo(constraints);
        assertThat(refreshed.told("slices-refreshed").toString()).contains(" 0 copied again");
        assertThat(refreshed.report().findings()).extracting(Finding::code).doesNotContain("source-read-twice");
    }

    @Test
    @DisplayName("changed, deleted and new rows arrive; only their slices are copied; keys hold again")
    void bringsWhatChanged() {
        source.execute(
                "update parent set name = 'changed' where id = 5",
                "delete from child where id = 3",
                "insert into child values (" + (ROWS + 50) + ", 1), (-5, 2)",
                "insert into parent values (" + (ROWS + 9) + ", 'new', 1)");

        Migrated refreshed = migrating.refresh();

        assertThat(refreshed.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select name from parent where id = 5")).isEqualTo("changed");
        assertThat(migrated.value("select count(*) from child")).isEqualTo("" + (ROWS + 1));
        assertThat(refreshed.told("slices-refreshed").toString())
                .contains("4 copied again: public.child (2 slices, ", "public.parent (2 slices, ");
        int parent = number("parent");
        int child = number("child");
        assertThat(migrated.rows(TOUCHED))
                .containsExactlyInAnyOrder(
                        parent + "/1", parent + "/" + slices("parent"), child + "/1", child + "/" + slices("child"));
        assertThat(migrated.rows("select conname from pg_constraint where contype in ('f', 'c') and not convalidated"))
                .isEmpty();
        assertThat(migrated.constraints("child", 'f')).hasSize(1);
        assertThat(migrated.constraints("parent", 'c')).hasSize(1);
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
        migrated.target().execute("insert into parent(name) values ('next')");
        assertThat(migrated.value("select id > " + (ROWS + 9) + " from parent where name = 'next'"))
                .isEqualTo("t");
    }

    @Test
    @DisplayName("values that change places under a unique key are no violation")
    void movesUniqueValues() {
        source.execute(
                "update parent set name = 'aside' where id = 1",
                "update parent set name = 'name 1' where id = " + ROWS,
                "update parent set name = 'name " + ROWS + "' where id = 1");

        Migrated refreshed = migrating.refresh();

        assertThat(refreshed.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(refreshed.rejects()).isEmpty();
        assertThat(migrated.value("select name from parent where id = 1")).isEqualTo("name " + ROWS);
    }

    @Test
    @DisplayName("what was changed in the target is put right; a table without a key is copied whole")
    void mendsTheTarget() {
        migrated.target()
                .execute(
                        "delete from loose",
                        "update child set parent = 7 where id = 9",
                        "delete from child where id = 1");

        Migrated refreshed = migrating.refresh();

        assertThat(refreshed.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select count(*) from loose")).isEqualTo("9");
        assertThat(migrated.rows(TOUCHED)).containsExactlyInAnyOrder(number("loose") + "/1", number("child") + "/1");
    }

    @Test
    @DisplayName("killed between dropping the keys and the end, it goes on with the next run")
    void continuesAfterAFailure() {
        source.execute("update parent set name = 'changed ' || id where id % 4000 = 5");
        Migrating broken = migrating.listener(new ProgressListener() {
            @Override
            public void rowsCopied(String table, long rows, long bytes) {
                throw new IllegalStateException("as if killed");
            }
        });
        assertThatThrownBy(broken::refresh).isInstanceOf(MigrateException.class);
        assertThat(migrated.constraints("child", 'f')).isEmpty();
        assertThat(migrated.value("select count(*) from parent")).isEqualTo("" + ROWS);

        Migrated continued = migrating.listener(ProgressListener.SILENT).run();

        assertThat(continued.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select name from parent where id = 4005")).isEqualTo("changed 4005");
        assertThat(migrated.constraints("child", 'f')).hasSize(1);
        assertThat(migrated.rows("select state from migrate.run")).containsExactly("completed");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("a foreign key that somebody else made stops it before a row is deleted")
    void refusesOthersKeys() {
        migrated.target()
                .execute(
                        "create table other(p bigint references parent on delete cascade)",
                        "insert into other values (5)");
        source.execute("update parent set name = 'changed' where id = 5");

        assertThatThrownBy(migrating::refresh).isInstanceOfSatisfying(MigrateException.class, e -> {
            assertThat(e.code()).isEqualTo(ErrorCode.REFRESH_BLOCKED);
            assertThat(e.detail()).isEqualTo("public.other.other_p_fkey");
        });
        assertThat(migrated.value("select count(*) from other")).isEqualTo("1");
        assertThat(migrated.constraints("child", 'f')).hasSize(1);

        migrated.target().execute("drop table other");
        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select name from parent where id = 5")).isEqualTo("changed");
    }

    @Test
    @DisplayName("rejected rows that were mended arrive, and their file goes; new ones get one")
    void rewritesRejects() {
        SqliteSource bad = SqliteSource.of(
                "create table q(id integer primary key, n decimal(10,2))",
                "insert into q values (1, 1.5), (2, 'n/a'), (3, 2.5)");
        Migrating job = bad.migrating().cast("q.n", "numeric(10,2)").maxRejects(1);
        assertThat(job.run().rejects()).hasSize(1);

        Migrated same = job.refresh();
        assertThat(same.told("slices-refreshed").toString()).contains(" 0 copied again");
        assertThat(same.rejects()).hasSize(1);

        bad.execute("update q set n = 7 where id = 2", "update q set n = 'no' where id = 3");
        Migrated refreshed = job.refresh();
        assertThat(refreshed.rows("select * from q order by id")).containsExactly("1|1.50", "2|7.00");
        assertThat(refreshed.rejects()).singleElement().asString().contains("\"3\"");

        bad.execute("update q set n = 8 where id = 3");
        Migrated mended = job.refresh();
        assertThat(mended.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(mended.rejects()).isEmpty();
    }

    @Test
    @DisplayName("a job that has not run cannot be refreshed")
    void needsARun() {
        assertThatThrownBy(SqliteSource.of("create table t(a int)").migrating()::refresh)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.NOT_YET_RUN));
    }
}
