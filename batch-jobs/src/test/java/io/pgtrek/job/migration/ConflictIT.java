package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

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
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Runs that meet another run, another configuration or a target in use. */
class ConflictIT {

    private static SqliteSource source() {
        return SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "insert into t values (1, 'a'), (2, 'b')",
                "create table u(id integer primary key)");
    }

    private static MigrateException freshFailure(Migrating migrating) {
        return catchThrowableOfType(MigrateException.class, () -> migrating.run(true));
    }

    /** Holds a run up when a phase begins, until it is let go. */
    private record Gate(Phase phase, CountDownLatch reached, CountDownLatch open) implements ProgressListener {

        static Gate at(Phase phase) {
            return new Gate(phase, new CountDownLatch(1), new CountDownLatch(1));
        }

        @Override
        public void phaseStarted(Phase started, long steps) {
            if (started == phase) {
                reached.countDown();
                try {
                    open.await(2, TimeUnit.MINUTES);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    @Test
    void refusesASecondRunAtOnce() throws Exception {
        SqliteSource source = source();
        Gate gate = Gate.at(Phase.POST_DATA);
        Migrating first = source.migrating().listener(gate);
        TestDatabase target = first.targetDatabase();
        Migrating second = source.migrating().into(target);

        CompletableFuture<Migrated> running = CompletableFuture.supplyAsync(first::run);
        assertThat(gate.reached().await(2, TimeUnit.MINUTES)).isTrue();
        Instant start = Instant.now();
        MigrateException failure = second.failure();
        assertThat(Duration.between(start, Instant.now())).isLessThan(Duration.ofSeconds(20));
        assertThat(failure.code()).isEqualTo(ErrorCode.JOB_LOCKED);
        assertThat(freshFailure(second).code()).isEqualTo(ErrorCode.JOB_LOCKED);
        assertThat(second.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.RUNNING);
            assertThat(status.slicesDone()).isEqualTo(2);
        });
        gate.open().countDown();

        assertThat(running.get(2, TimeUnit.MINUTES).report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(second.status().state()).isEqualTo(JobStatus.State.COMPLETED);
    }

    @Test
    void saysRunningWhileItPlans() throws Exception {
        SqliteSource source = source();
        Gate gate = Gate.at(Phase.PLAN);
        Migrating first = source.migrating().listener(gate);
        first.targetDatabase();

        CompletableFuture<Migrated> running = CompletableFuture.supplyAsync(first::run);
        assertThat(gate.reached().await(2, TimeUnit.MINUTES)).isTrue();
        assertThat(first.status().state()).isEqualTo(JobStatus.State.RUNNING);
        gate.open().countDown();
        assertThat(running.get(2, TimeUnit.MINUTES).report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void saysWhoseFiguresItShowsWhileAFreshRunIsPlanned() throws Exception {
        Migrating migrating = source().migrating();
        migrating.targetDatabase();
        migrating.run();
        Gate gate = Gate.at(Phase.PLAN);
        migrating.listener(gate);

        CompletableFuture<Migrated> running = CompletableFuture.supplyAsync(() -> migrating.run(true));
        assertThat(gate.reached().await(2, TimeUnit.MINUTES)).isTrue();
        assertThat(migrating.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.RUNNING);
            assertThat(status.message()).contains("planning of a fresh run").contains("figures of the last run");
        });
        gate.open().countDown();
        assertThat(running.get(2, TimeUnit.MINUTES).report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrating.status().message()).isEmpty();
    }

    @Test
    void refusesAChangedConfigurationUnlessFresh() throws SQLException {
        SqliteSource source = source().execute("update t set v = x'00' where id = 2");
        Migrating migrating = source.migrating().cast("t.v", "integer");
        TestDatabase target = migrating.targetDatabase();
        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        target.execute("create table mine(id int)", "insert into mine values (7)", "create view my_view as select 1");

        Migrating changed = source.migrating().into(target).cast("t.v", "text");
        MigrateException failure = changed.failure();
        assertThat(failure.code()).isEqualTo(ErrorCode.CONFIGURATION_CHANGED);
        assertThat(failure.hint()).contains("--fresh");

        Migrated migrated = changed.maxRejects(1).run(true);
        assertThat(migrated.table("t").read()).isEqualTo(2);
        assertThat(migrated.type("t", "v")).isEqualTo("text");
        assertThat(migrated.rows("select * from mine")).containsExactly("7");
        assertThat(migrated.rows("select * from my_view")).containsExactly("1");
        assertThat(migrated.rows("select state from migrate.run order by run_id"))
                .containsExactly("abandoned", "completed");
    }

    @Test
    void acceptsChangesThatDoNotMatterToTheData() {
        SqliteSource source = source().execute("update t set v = 'x' where id = 2");
        Migrating migrating = source.migrating().cast("t.v", "integer");
        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);

        Migrated migrated = migrating.maxRejects(2).workers(1).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.value("select count(*) from t")).isEqualTo("0");
        assertThat(migrated.rejects()).hasSize(2);
    }

    @Test
    void dropsNothingWhereAUsersViewStandsOnATable() throws SQLException {
        Migrating migrating = source().migrating();
        TestDatabase target = migrating.targetDatabase();
        Migrated migrated = migrating.run();
        target.execute("create view my_view as select v from t");

        MigrateException failure = freshFailure(migrating);

        assertThat(failure).hasMessageContaining("drop");
        assertThat(failure.detail()).contains("my_view");
        assertThat(migrated.rows("select id from t order by id")).containsExactly("1", "2");
        assertThat(migrated.value("select to_regclass('u') is not null")).isEqualTo("t");
        assertThat(migrated.rows("select state from migrate.run")).containsExactly("completed");

        target.execute("drop view my_view");
        assertThat(migrating.run(true).report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select id from t order by id")).containsExactly("1", "2");
    }

    @Test
    void createsNothingInATargetThatIsNotEmpty() throws SQLException {
        Migrating migrating = source().migrating();
        TestDatabase target = migrating.targetDatabase();
        target.execute("create table t(x int)", "create view u as select 1");

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_NOT_EMPTY);
        assertThat(failure.detail()).contains("public.t").contains("public.u");
        assertThat(Database.objects(target)).containsExactly("t", "u");
        assertThat(freshFailure(migrating).code())
                .as("fresh drops only its own")
                .isEqualTo(ErrorCode.TARGET_NOT_EMPTY);
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.NONE);

        target.execute("drop table t", "drop view u");
        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void keepsTheFormerRunWhereFreshMeetsAUsersTable() throws SQLException {
        SqliteSource source = source();
        Migrating migrating = source.migrating();
        TestDatabase target = migrating.targetDatabase();
        Migrated migrated = migrating.run();
        target.execute("create table added(x int)");
        source.execute("create table added(id integer primary key)");

        assertThat(freshFailure(migrating).code()).isEqualTo(ErrorCode.TARGET_NOT_EMPTY);

        assertThat(migrated.rows("select id from t order by id")).containsExactly("1", "2");
        assertThat(migrated.rows("select state from migrate.run")).containsExactly("completed");
    }
}
