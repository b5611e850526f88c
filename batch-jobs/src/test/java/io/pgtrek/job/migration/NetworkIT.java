package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TcpProxy;
import io.pgtrek.testkit.TestDatabase;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The network fails, on either side, or the source's server does. */
class NetworkIT {

    private static final int ROWS = 20_000;

    private static MariaDbServer server;

    private TestDatabase source;
    private TestDatabase target;

    @BeforeAll
    static void start() {
        server = MariaDbServer.ofItsOwn();
    }

    @AfterAll
    static void stop() {
        server.kill();
    }

    @BeforeEach
    void fill() {
        source = server.createDatabase();
        source.execute(
                "create table t(id int primary key, v varchar(100) not null) engine=InnoDB",
                "insert into t select seq, sha2(seq, 256) from seq_1_to_" + ROWS,
                "create table u(id int primary key, v varchar(100)) engine=InnoDB",
                "insert into u select id, v from t where id % 7 = 0",
                "create index t_v on t(v)",
                "analyze table t, u");
        target = PostgresServer.get().createDatabase();
    }

    private Migrating migrating(String sourceUrl, String targetUrl, Map<String, String> targetProperties) {
        return Migrating.from(sourceUrl, null, null)
                .schema(source.name(), "public")
                .into(target)
                .target(new TargetSpec(targetUrl, null, null, targetProperties))
                .sliceBytes(64_000);
    }

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

    private void assertArrived(RunReport report) throws SQLException {
        assertThat(report.outcome()).as(report.message()).isEqualTo(Outcome.DONE);
        for (String table : new String[] {"t", "u"}) {
            assertThat(Database.list(target, "select md5(string_agg(id || v, ',' order by id)) from " + table))
                    .isEqualTo(sourceHash(table));
        }
    }

    private List<String> sourceHash(String table) throws SQLException {
        return Database.list(
                new TestDatabase(source.name(), source.url() + "&sessionVariables=group_concat_max_len=100000000"),
                "select md5(group_concat(id, v order by id separator ',')) from " + table);
    }

    private static boolean renewed(RunReport report) {
        return report.findings().stream().anyMatch(finding -> finding.code().equals("snapshot-renewed"));
    }

    @Test
    void aCutToTheSourceIsMendedAndTold() throws SQLException {
        try (TcpProxy network = TcpProxy.to(server.port())) {
            RunReport report = migrating(network.url(source.url()), target.url(), Map.of())
                    .listener(at(Phase.DATA, 3, network::cut))
                    .report();
            assertArrived(report);
            assertThat(renewed(report)).isTrue();
        }
    }

    @Test
    void aCutToTheTargetIsMendedAndTheSnapshotIsKept() throws SQLException {
        try (TcpProxy network = TcpProxy.to(PostgresServer.get().port())) {
            AtomicInteger cuts = new AtomicInteger();
            ProgressListener cutting = new ProgressListener() {
                @Override
                public void rowsCopied(String table, long rows, long bytes) {
                    if (rows > 0 && cuts.incrementAndGet() % 4 == 1 && cuts.get() < 16) {
                        network.cut();
                    }
                }
            };
            RunReport report = migrating(source.url(), network.url(target.url()), Map.of())
                    .listener(cutting)
                    .report();
            assertArrived(report);
            assertThat(cuts).hasValueGreaterThan(8);
            assertThat(renewed(report)).isFalse();
        }
    }

    @Test
    void aTargetThatFallsSilentIsGivenUpAfterTheSocketsTimeout() throws SQLException {
        try (TcpProxy network = TcpProxy.to(PostgresServer.get().port())) {
            RunReport report = migrating(source.url(), network.url(target.url()), Map.of("socketTimeout", "2"))
                    .listener(at(Phase.DATA, 4, network::stall))
                    .report();
            assertArrived(report);
        }
    }

    @Test
    void commitsWhoseAnswersAreLostAreFoundDone() throws SQLException {
        assertArrivesDespite(network -> network.loseAnswerTo("COMMIT"));
    }

    /** Batch's steps in memory are a version ahead of its books then. */
    @Test
    void commitsThatDoNotArriveAreMadeAgain() throws SQLException {
        assertArrivesDespite(network -> network.loseRequest("COMMIT"));
    }

    private void assertArrivesDespite(Consumer<TcpProxy> loss) throws SQLException {
        try (TcpProxy network = TcpProxy.to(PostgresServer.get().port())) {
            AtomicInteger slices = new AtomicInteger();
            ProgressListener losing = new ProgressListener() {
                @Override
                public void step(Phase phase, String object) {
                    if (phase == Phase.DATA && slices.incrementAndGet() % 4 == 1) {
                        loss.accept(network);
                    }
                }
            };
            // a prepared COMMIT would have no word to know it by
            RunReport report = migrating(source.url(), network.url(target.url()), Map.of("prepareThreshold", "0"))
                    .listener(losing)
                    .report();
            assertArrived(report);
            assertThat(slices).hasValueGreaterThan(12);
        }
    }

    @Test
    void aSourceThatStaysAwayEndsTheRunAndTheNextGoesOn() throws SQLException {
        try (TcpProxy network = TcpProxy.to(server.port())) {
            Migrating migrating =
                    migrating(network.url(source.url()), target.url(), Map.of()).limits(new RunLimits(1, null, null));
            MigrateException failure =
                    migrating.listener(at(Phase.DATA, 3, network::refuse)).failure();
            assertThat(failure.code()).isIn(ErrorCode.SOURCE_UNREACHABLE, ErrorCode.READ_FAILED);
            assertThat(failure.hint()).contains("run again to continue");
            network.mend();
            assertArrived(migrating.listener(ProgressListener.SILENT).report());
        }
    }

    @Test
    void aSourceServerThatIsKilledAndStartedAgainCostsARetry() throws SQLException {
        CompletableFuture<Void> back = new CompletableFuture<>();
        RunReport report = migrating(source.url(), target.url(), Map.of())
                .listener(at(Phase.DATA, 3, () -> {
                    server.kill();
                    back.completeAsync(
                            () -> {
                                server.restart();
                                return null;
                            },
                            CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS));
                }))
                .report();
        back.join();
        assertArrived(report);
        assertThat(renewed(report)).isTrue();
    }

    @Test
    void sessionsEndedByTheSourcesAdministratorAreReplaced() throws SQLException {
        RunReport report = migrating(source.url(), target.url(), Map.of())
                .listener(at(Phase.DATA, 3, this::endSessions))
                .report();
        assertArrived(report);
    }

    private void endSessions() {
        try {
            for (String id : Database.list(
                    source,
                    "select id from information_schema.processlist where id <> connection_id() and db = database()")) {
                source.execute("kill connection " + id);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
