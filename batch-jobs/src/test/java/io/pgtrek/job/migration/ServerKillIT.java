package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.postgresql.server.EmbeddedServer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The target's server dies under the run. */
class ServerKillIT {

    private EmbeddedServer server;

    @BeforeEach
    void start() throws java.io.IOException {
        Path directory = Files.createTempDirectory("pgtrek-killed-");
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        server = EmbeddedServer.in(directory.resolve("server"));
        server.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void kill() {
        ProcessHandle postmaster = ProcessHandle.of(server.pid()).orElseThrow();
        Stream<ProcessHandle> backends = postmaster.descendants().toList().stream();
        postmaster.destroyForcibly();
        backends.forEach(ProcessHandle::destroyForcibly);
    }

    private Migrating migrating(SqliteSource source) {
        TestDatabase target = new TestDatabase("postgres", server.jdbcUrl("postgres"));
        return source.migrating().into(target).sliceBytes(8_000);
    }

    private static SqliteSource source() {
        return SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 10000)"
                        + " insert into t select i, printf('%020d', i) from s",
                "create index t_v on t(v)");
    }

    /** Kills the server at the nth step of a phase. */
    private ProgressListener killer(Phase when, int step) {
        AtomicInteger steps = new AtomicInteger();
        return new ProgressListener() {
            @Override
            public void step(Phase phase, String object) {
                if (phase == when && steps.incrementAndGet() == step) {
                    kill();
                }
            }
        };
    }

    private void survives(Phase phase, int step) throws SQLException {
        SqliteSource source = source();
        MigrateException failure =
                migrating(source).listener(killer(phase, step)).failure();
        assertThat(failure.code())
                .as("%s %s", failure.getMessage(), failure.detail())
                .isIn(ErrorCode.TARGET_UNREACHABLE, ErrorCode.WRITE_FAILED);
        server.start();

        RunReport report = migrating(source).report();

        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
        assertThat(report.tables().get(0).targetRows()).isEqualTo(10_000);
        assertThat(Database.value(
                        new TestDatabase("postgres", server.jdbcUrl("postgres")),
                        "select count(*) || ' ' || count(distinct id) || ' ' || sum(id) from t"))
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
}
