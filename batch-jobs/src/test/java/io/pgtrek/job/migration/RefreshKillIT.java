package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A refresh that is killed is finished by the next run, and its keys are there again. */
class RefreshKillIT {

    private static final int ROWS = 20_000;
    private static final String REFRESHED = "select count(*) from migrate.slice_ledger where refresh_pass = ";

    @TempDir
    private Path directory = Path.of("");

    private final TestDatabase target = PostgresServer.get().createDatabase();
    private final SqliteSource source = SqliteSource.of(
            "create table t(id integer primary key, v text not null, n integer)",
            "create table c(id integer primary key, t integer references t(id) on delete cascade)",
            "with recursive s(i) as (select 1 union all select i + 1 from s where i < " + ROWS + ")"
                    + " insert into t select i, printf('%032d', i), i % 1000 from s",
            "insert into c select id, id from t");

    private Migrating job() {
        return MigrationProcess.job(source.url(), target.url());
    }

    /** Kills a refresh as soon as so many slices are refreshed; the keys are away by then. */
    private void killAt(int pass, long slices) throws Exception {
        Process process =
                MigrationProcess.start(source.url(), target.url(), directory.resolve("log"), "-Drefresh=true");
        while (Database.count(target, REFRESHED + pass) < slices && !process.waitFor(10, TimeUnit.MILLISECONDS)) {
            assertThat(process.isAlive() || process.exitValue() == 0).isTrue();
        }
        process.destroyForcibly().waitFor();
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (Database.running(job()) && Instant.now().isBefore(end)) {
            Thread.sleep(50);
        }
    }

    @Test
    void isFinishedByTheNextRun() throws Exception {
        Random random = new Random(20_261_130);
        assertThat(job().report().outcome()).isEqualTo(Outcome.DONE);
        long slices = Database.count(target, "select count(*) from migrate.slice_ledger");
        assertThat(slices).isGreaterThan(20);
        for (int pass = 1; pass <= 3; pass++) {
            source.execute(
                    "update c set t = t - 1 where t > 1",
                    "update t set n = n + 1",
                    "delete from c where id = " + pass,
                    "insert into t values (" + (ROWS + pass) + ", 'new " + pass + "', 0)");
            killAt(pass, pass == 1 ? 1 : 1 + random.nextInt((int) slices / 3));
            assertThat(Database.count(target, REFRESHED + pass))
                    .as("killed in between")
                    .isLessThan(slices);

            assertThat(job().report().outcome()).isEqualTo(Outcome.DONE);

            assertThat(Database.count(target, REFRESHED + pass)).isEqualTo(slices);
            assertThat(Database.list(
                            target,
                            "select convalidated from pg_constraint where conrelid = 'c'::regclass and contype = 'f'"))
                    .containsExactly("t");
            assertThat(job().verify().outcome()).isEqualTo(Outcome.DONE);
            assertThat(Database.count(target, "select count(*) from c")).isEqualTo(ROWS - pass);
        }
    }
}
