package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** A run that failed goes on where it stood. */
class RestartIT {

    private static final String BAD = "update t set v = 'no number' where id = 2500";

    private static SqliteSource source() {
        return SqliteSource.of(
                "create table t(id integer primary key, v)",
                "create table other(id integer primary key)",
                "insert into other values (1)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 5000)"
                        + " insert into t select i, i from s",
                "create index t_v on t(v)");
    }

    private static Migrating migrating(SqliteSource source) {
        return source.migrating().cast("t.v", "integer").sliceBytes(4_000).workers(1);
    }

    @Test
    void copiesEveryRowOnceAfterAFailureInTheMiddle() throws SQLException {
        SqliteSource source = source().execute(BAD);
        Migrating migrating = migrating(source);
        TestDatabase target = migrating.targetDatabase();
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.NONE);

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        long copied = Database.count(target, "select count(*) from t");
        assertThat(copied).isBetween(1L, 4_999L);
        assertThat(migrating.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.INTERRUPTED);
            assertThat(status.rowsCopied()).isGreaterThanOrEqualTo(copied);
            assertThat(status.slicesDone()).isPositive().isLessThan(status.slices());
            assertThat(status.message()).contains("max-rejects");
        });

        source.execute("update t set v = id where id = 2500");
        String created = created(target);
        Migrated migrated = migrating.run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select count(*) || ' ' || count(distinct id) || ' ' || sum(v) from t"))
                .isEqualTo("5000 5000 12502500");
        assertThat(migrated.table("t").copied()).isEqualTo(5_000);
        assertThat(created(target)).as("statements are not repeated").isEqualTo(created);
        assertThat(migrated.rejects()).as("the row was mended").isEmpty();
        assertThat(migrated.value("select string_agg(status, ' ' order by job_execution_id)"
                        + " from migrate.batch_job_execution"))
                .isEqualTo("FAILED COMPLETED");
        assertThat(migrating.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.COMPLETED);
            assertThat(status.slicesDone()).isEqualTo(status.slices()).isGreaterThan(5);
            assertThat(status.rowsCopied()).isEqualTo(5_001);
            assertThat(status.message()).isEmpty();
        });
    }

    /** Whoever ends between the report and the closing of the books must be able to have the report. */
    @Test
    void aRunWhoseReportCouldNotBeWrittenStaysOpen() throws IOException {
        Migrating migrating = migrating(source());
        Path reports = migrating.directory().resolve("reports");
        ProgressListener inTheWay = new ProgressListener() {
            @Override
            public void phaseStarted(Phase phase, long steps) {
                if (phase == Phase.VERIFY) {
                    replaceByFile(reports);
                }
            }
        };
        assertThat(migrating.listener(inTheWay).failure().code()).isEqualTo(ErrorCode.FILE_UNREADABLE);
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.INTERRUPTED);

        Files.delete(reports);
        assertThat(migrating.listener(ProgressListener.SILENT).report().outcome())
                .isEqualTo(Outcome.DONE);
        assertThat(reports).isDirectoryContaining("glob:**.html");
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.COMPLETED);
    }

    private static void replaceByFile(Path directory) {
        try {
            Files.delete(directory);
            Files.createFile(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String created(TestDatabase target) throws SQLException {
        return Database.value(
                target, "select finished_at::text from migrate.statement_ledger where statement_id = 'table:public.t'");
    }

    @Test
    void leavesAFinishedJobAlone() throws SQLException {
        Migrating migrating = migrating(source());
        Migrated migrated = migrating.run();
        String before = migrated.value("select xmin || ' ' || ctid from t where id = 77");

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_NOT_EMPTY);
        assertThat(failure).hasMessageContaining("complete");
        assertThat(failure.hint()).contains("--fresh");
        assertThat(migrated.value("select xmin || ' ' || ctid from t where id = 77"))
                .isEqualTo(before);
        assertThat(migrated.value("select count(*) from migrate.run")).isEqualTo("1");
        assertThat(migrated.value("select count(*) from t")).isEqualTo("5000");
    }

    @Test
    void goesOnAfterAnExecutionThatEndedBeforeItsRunWasClosed() {
        Migrating migrating = migrating(source());
        migrating.run();
        migrating.targetDatabase().execute("update migrate.run set state = 'open', finished_at = null");

        Migrated migrated = migrating.run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select count(*) from t")).isEqualTo("5000");
        assertThat(migrated.table("t").targetRows()).isEqualTo(5_000);
    }

    @Test
    void mendsBooksThatSayUnknown() {
        SqliteSource source = source().execute(BAD);
        Migrating migrating = migrating(source);
        migrating.failure();
        migrating
                .targetDatabase()
                .execute(
                        "update migrate.batch_job_execution set status = 'UNKNOWN'",
                        "update migrate.batch_step_execution set status = 'UNKNOWN' where status = 'FAILED'");
        source.execute("update t set v = id where id = 2500");

        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.DONE);
    }
}
