package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.config.RunLimits;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.postgresql.server.EmbeddedServer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The target's server dies under the run. */
class ServerKillIT {

    private static final int LOCK_CLASS = 1885828203;

    private static EmbeddedServer server;

    private TestDatabase target;

    @BeforeAll
    static void start() throws IOException {
        Path directory = Files.createTempDirectory("pgtrek-killed-");
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        server = EmbeddedServer.in(directory.resolve("server"))
                .forTests()
                // a server that is killed loses what it had only promised
                .withSetting("synchronous_commit", "on");
        server.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void create(TestInfo test) {
        if (!server.isRunning()) {
            // a test before this one failed
            server.start();
        }
        String name = test.getTestMethod().orElseThrow().getName().toLowerCase(Locale.ROOT);
        new TestDatabase("postgres", server.jdbcUrl("postgres")).execute("create database " + name);
        target = new TestDatabase(name, server.jdbcUrl(name));
    }

    private void kill() {
        ProcessHandle postmaster = ProcessHandle.of(server.pid()).orElseThrow();
        Stream<ProcessHandle> backends = postmaster.descendants().toList().stream();
        postmaster.destroyForcibly();
        backends.forEach(ProcessHandle::destroyForcibly);
    }

    private Migrating migrating(SqliteSource source) {
        return source.migrating().into(target).sliceBytes(8_000);
    }

    private static SqliteSource source() {
        return SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 10000)"
                        + " insert into t select i, printf('%020d', i) from s",
                "create index t_v on t(v)");
    }

    /** Does something at the nth step of a phase. */
    private static ProgressListener at(Phase when, int step, Runnable what) {
        AtomicInteger steps = new AtomicInteger();
        return new ProgressListener() {
            @Override
            public void step(Phase phase, String object) {
                if (phase == when && steps.incrementAndGet() == step) {
                    what.run();
                }
            }
        };
    }

    private void survives(Phase phase, int step) throws SQLException {
        SqliteSource source = source();
        Instant begun = Instant.now();
        MigrateException failure = migrating(source)
                .limits(new RunLimits(2, null, null))
                .listener(at(phase, step, this::kill))
                .failure();
        assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(60));
        assertThat(failure.detail()).contains("Gave up after 2 more attempts.");
        assertThat(failure.hint()).contains("run again to continue");
        assertThat(failure.code())
                .as("%s %s", failure.getMessage(), failure.detail())
                .isIn(ErrorCode.TARGET_UNREACHABLE, ErrorCode.WRITE_FAILED);
        server.start();

        RunReport report = migrating(source).report();

        assertArrived(report);
    }

    private void assertArrived(RunReport report) throws SQLException {
        assertThat(report.outcome()).as(report.message()).isEqualTo(Outcome.DONE);
        assertThat(report.tables().get(0).targetRows()).isEqualTo(10_000);
        assertThat(Database.value(target, "select count(*) || ' ' || count(distinct id) || ' ' || sum(id) from t"))
                .isEqualTo("10000 10000 50005000");
    }

    @Test
    void goesOnAfterTheServerDiedInTheMiddleOfTheData() throws SQLException {
        survives(Phase.DATA, 5);
    }

    @Test
    void goesOnAfterTheServerDiedBeforeThePostData() throws SQLException {
        survives(Phase.POST_DATA, 1);
    }

    /** The run meets a server that is gone, and later one that is back. */
    private void goesOnByItself(Phase phase, int step) throws SQLException {
        SqliteSource source = source();
        CompletableFuture<Void> back = new CompletableFuture<>();
        ProgressListener listener = at(phase, step, () -> {
            kill();
            back.completeAsync(
                    () -> {
                        server.start();
                        return null;
                    },
                    CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS));
        });

        RunReport report = migrating(source).listener(listener).report();

        back.join();
        assertArrived(report);
        assertThat(report.findings()).noneMatch(finding -> finding.code().startsWith("source-read"));
    }

    @Test
    void theRunItselfGoesOnWhenTheServerComesBackDuringTheData() throws SQLException {
        goesOnByItself(Phase.DATA, 5);
    }

    @Test
    void theRunItselfGoesOnWhenTheServerComesBackDuringThePostData() throws SQLException {
        goesOnByItself(Phase.POST_DATA, 1);
    }

    @Test
    void theLockIsTakenAgainAfterItsSessionWasEnded() throws SQLException {
        SqliteSource source = source();
        ProgressListener listener = at(Phase.DATA, 3, () -> {
            target.execute("select pg_terminate_backend(pid) from pg_stat_activity"
                    + " where pid <> pg_backend_pid() and application_name = 'pgtrek'");
            pause();
        });
        assertArrived(migrating(source).listener(listener).report());
    }

    /** The slice itself asks for the lock before it begins and not again. */
    @Test
    void theLockIsTakenAgainWhileOneSliceIsCopied() throws SQLException {
        AtomicInteger looks = new AtomicInteger();
        ProgressListener listener = new ProgressListener() {
            @Override
            public void rowsCopied(String table, long rows, long bytes) {
                if (rows > 0 && looks.compareAndSet(0, 1)) {
                    target.execute("select pg_terminate_backend(pid) from pg_locks where classid = " + LOCK_CLASS);
                    looks.addAndGet(looksUntilHeld(target));
                }
            }
        };
        assertArrived(source().migrating().into(target).listener(listener).report());
        assertThat(looks).hasValueBetween(2, 150);
    }

    private static int looksUntilHeld(TestDatabase target) {
        String held = "select count(*) from pg_locks where locktype = 'advisory' and classid = " + LOCK_CLASS;
        for (int look = 1; look < 200; look++) {
            try {
                Thread.sleep(100);
                if (Database.value(target, held).equals("1")) {
                    return look;
                }
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return 200;
    }

    @Test
    void anotherRunThatTookTheLockMeanwhileKeepsIt() throws SQLException {
        SqliteSource source = source();
        try (Connection other = target.connect()) {
            ProgressListener listener = at(Phase.DATA, 3, () -> {
                target.execute("select pg_terminate_backend(pid) from pg_stat_activity"
                        + " where pid <> pg_backend_pid() and application_name = 'pgtrek'");
                takeLock(other);
                pause();
            });
            MigrateException failure = migrating(source).listener(listener).failure();
            assertThat(failure.code()).isEqualTo(ErrorCode.JOB_LOCKED);
        }
        assertArrived(migrating(source).report());
    }

    /** Longer than the run trusts its lock without asking. */
    private static void pause() {
        try {
            Thread.sleep(1_100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A session that was ended gives its lock back when it gets to it, so this waits. */
    private static void takeLock(Connection other) {
        try (Statement statement = other.createStatement()) {
            statement.execute("set lock_timeout = '10s'");
            statement.execute("select pg_advisory_lock(" + LOCK_CLASS + ", hashtext('case'))");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
