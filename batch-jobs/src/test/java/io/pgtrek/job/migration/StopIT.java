package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.TimeWindow;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Runs that end before they are done, as somebody wishes. */
class StopIT {

    private static final ZoneId ZONE = ZoneId.of("America/St_Johns");

    private static SqliteSource source() {
        return SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 10000)"
                        + " insert into t select i, printf('%020d', i) from s",
                "create index t_v on t(v)");
    }

    private static Migrating migrating(SqliteSource source) {
        return source.migrating().sliceBytes(8_000).workers(1);
    }

    /** Does something at a step, then waits until the run looks again whether it may go on. */
    private static ProgressListener at(Phase phase, int step, Runnable what) {
        AtomicInteger steps = new AtomicInteger();
        return new ProgressListener() {
            @Override
            public void step(Phase of, String object) {
                if (of == phase && steps.incrementAndGet() == step) {
                    what.run();
                    pause();
                }
            }
        };
    }

    private static void pause() {
        try {
            Thread.sleep(1_100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void assertGoesOn(Migrating migrating, TestDatabase target) throws SQLException {
        RunReport report = migrating
                .listener(ProgressListener.SILENT)
                .limits(RunLimits.DEFAULT)
                .report();
        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
        assertThat(Database.value(target, "select count(*) || ' ' || count(distinct id) || ' ' || sum(id) from t"))
                .isEqualTo("10000 10000 50005000");
        assertThat(Database.list(target, "select status from migrate.batch_job_execution order by job_execution_id"))
                .containsExactly("STOPPED", "COMPLETED");
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.COMPLETED);
    }

    @Test
    void aRequestStopsBetweenSlices() throws SQLException {
        Migrating migrating = migrating(source());
        TestDatabase target = migrating.targetDatabase();
        assertThat(migrating.stop()).as("nothing runs").isFalse();

        RunReport report = migrating
                .listener(at(Phase.DATA, 5, () -> assertThat(migrating.stop()).isTrue()))
                .report();

        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.message()).isEqualTo("Stopped on request; run again to continue.");
        assertThat(Database.count(target, "select count(*) from migrate.slice_ledger"))
                .isEqualTo(5);
        assertThat(migrating.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.INTERRUPTED);
            assertThat(status.message()).contains("Stopped on request");
        });
        assertGoesOn(migrating, target);
    }

    @Test
    void aRequestStopsBetweenStatements() throws SQLException {
        Migrating migrating = migrating(source());
        TestDatabase target = migrating.targetDatabase();

        RunReport report = migrating
                .listener(at(
                        Phase.POST_DATA, 1, () -> assertThat(migrating.stop()).isTrue()))
                .report();

        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(Database.count(target, "select count(*) from pg_indexes where indexname = 't_v'"))
                .isZero();
        assertGoesOn(migrating, target);
    }

    @Test
    void aRequestForAnotherJobIsNotHeard() {
        Migrating migrating = migrating(source());
        Migrating other = source().migrating().into(migrating.targetDatabase()).named("other");

        RunReport report = migrating
                .listener(at(Phase.DATA, 2, () -> assertThat(other.stop()).isFalse()))
                .report();

        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void theDurationEndsARun() throws SQLException {
        Migrating migrating = migrating(source());
        TestDatabase target = migrating.targetDatabase();

        RunReport report = migrating
                .limits(new RunLimits(0, null, Duration.ofMillis(900)))
                .listener(at(Phase.DATA, 1, () -> {}))
                .report();

        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.message()).contains("max-duration");
        assertThat(Database.count(target, "select count(*) from migrate.slice_ledger"))
                .isPositive();
        assertGoesOn(migrating, target);
    }

    private static Clock clock(String localTime) {
        return Clock.fixed(
                LocalDate.of(2026, 11, 30)
                        .atTime(LocalTime.parse(localTime))
                        .atZone(ZONE)
                        .toInstant(),
                ZONE);
    }

    /** Stands until a step, then shows another time. */
    private static final class Jump extends Clock {

        private volatile Clock now;

        Jump(Clock first) {
            this.now = first;
        }

        @Override
        public ZoneId getZone() {
            return ZONE;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return now.withZone(zone);
        }

        @Override
        public Instant instant() {
            return now.instant();
        }
    }

    @Test
    void aWindowThatClosesEndsARun() throws SQLException {
        Migrating migrating = migrating(source())
                .limits(new RunLimits(0, new TimeWindow(LocalTime.of(22, 0), LocalTime.of(5, 0)), null));
        TestDatabase target = migrating.targetDatabase();
        Jump clock = new Jump(clock("04:59"));

        RunReport report = new MigrationJobControl(Path.of("drivers"), clock)
                .run(
                        migrating.configuration(),
                        new RunOptions(false),
                        at(Phase.DATA, 3, () -> clock.now = clock("05:00")));

        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(report.message()).contains("22:00-05:00").endsWith("run again to continue.");
        assertThat(Database.count(target, "select count(*) from migrate.slice_ledger"))
                .isEqualTo(3);
        assertGoesOn(migrating, target);
    }

    @Test
    void nothingIsTouchedOutsideOfTheWindow() throws SQLException {
        Migrating migrating = migrating(source())
                .limits(new RunLimits(0, new TimeWindow(LocalTime.of(22, 0), LocalTime.of(5, 0)), null));
        TestDatabase target = migrating.targetDatabase();

        MigrateException failure = catchThrowableOfType(
                MigrateException.class,
                () -> new MigrationJobControl(Path.of("drivers"), clock("14:03"))
                        .run(migrating.configuration(), new RunOptions(false), ProgressListener.SILENT));

        assertThat(failure.code()).isEqualTo(ErrorCode.OUTSIDE_WINDOW);
        assertThat(failure.detail()).contains("2026-11-30 14:03").contains("opens at 2026-11-30 22:00 -03:30");
        assertThat(Database.objects(target)).isEmpty();
    }

    @Test
    void aStoppedRunReportsWhatItDid() {
        Migrating migrating = migrating(source());
        Migrated migrated = migrating
                .listener(at(Phase.DATA, 2, () -> assertThat(migrating.stop()).isTrue()))
                .run();
        assertThat(migrated.table("t").copied()).isPositive().isLessThan(10_000);
        assertThat(migrated.findings("run-failed")).isEmpty();
        assertThat(migrating.directory().resolve("reports")).isNotEmptyDirectory();
    }

    @Test
    void callsThatAreOutOfTimeFromTheBeginningComeToTheEndAllTheSame() {
        Migrating migrating = source().migrating().sliceBytes(100_000).workers(1);
        migrating.limits(new RunLimits(0, null, Duration.ofMillis(1)));

        List<Outcome> outcomes = new ArrayList<>();
        do {
            outcomes.add(migrating.report().outcome());
        } while (outcomes.get(outcomes.size() - 1) == Outcome.STOPPED && outcomes.size() < 40);

        assertThat(outcomes).last().isEqualTo(Outcome.DONE);
        assertThat(outcomes).as("calls").hasSizeGreaterThan(3);
    }
}
