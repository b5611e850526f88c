package io.pgtrek.job.recompression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressedTable;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecompressionIT {

    private static final String ROWS = " select g, filler(60, g) from generate_series(1, 40) g";
    private static final String TABLE = "create table t(id int, v text)";
    private static final String FILL = "insert into t" + ROWS;

    @TempDir
    Path directory;

    private Recompressing on(String... setup) {
        return Recompressing.of(directory, setup);
    }

    private static List<String> codes(RecompressionReport report) {
        return report.findings().stream().map(Finding::code).toList();
    }

    @Test
    void everyLeafIsDoneAndTheNextNightFindsNothing() throws Exception {
        Recompressing job = on(
                "create table p(id int, v text) partition by range (id)",
                "create table p1 partition of p for values from (0) to (20)",
                "create table p2 partition of p for values from (20) to (100)",
                "insert into p" + ROWS,
                "create schema \"odd \"\" schema\"",
                "create table \"odd \"\" schema\".\"; drop\n\"(id int, \"🙂\" text)",
                "insert into \"odd \"\" schema\".\"; drop\n\"" + ROWS,
                "create table kept as select * from p");

        RecompressionReport first = job.run();

        assertThat(first.outcome()).isEqualTo(Outcome.DONE);
        assertThat(first.tables()).extracting(RecompressedTable::rows).containsExactlyInAnyOrder(40L, 40L, 19L, 21L);
        assertThat(first.tables())
                .allSatisfy(table -> assertThat(table.proven()).isEqualTo(table.rows()));
        assertThat(job.texts("select distinct pg_column_compression(v) from p")).containsExactly("lz4");
        assertThat(job.texts("select distinct attcompression from pg_attribute where attname in ('v', '🙂')"
                        + " and attrelid <> 'p'::regclass"))
                .containsExactly("l");
        assertThat(job.status().state()).isEqualTo(JobStatus.State.COMPLETED);

        RecompressionReport second = job.run();
        assertThat(second.outcome()).isEqualTo(Outcome.DONE);
        assertThat(second.message()).isEqualTo("Nothing was left to do.");
        assertThat(second.tables()).isEmpty();
        assertThat(job.texts("select status from migrate.batch_job_execution"))
                .containsExactly("COMPLETED", "COMPLETED");
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(Path::toString).filter(file -> !file.contains(".part")))
                    .anyMatch(file -> file.endsWith(".html"))
                    .anyMatch(file -> file.endsWith(".json"))
                    .anyMatch(file -> file.endsWith(".txt"));
        }
    }

    @Test
    void onlyWhatIsSelectedIsTouched() throws SQLException {
        Recompressing job = on(TABLE, FILL, "create table other as select * from t")
                .only(new Selection(List.of("public"), List.of("t"), List.of()));
        assertThat(job.run().examined()).isEqualTo(1);
        assertThat(job.texts("select distinct pg_column_compression(v) from other"))
                .containsExactly("pglz");
    }

    @Test
    void triggersDoNotFireAndOtherColumnsStay() throws SQLException {
        Recompressing job = on(
                TABLE,
                FILL,
                "alter table t add changed int not null default 0",
                "create function f() returns trigger language plpgsql as"
                        + " 'begin new.changed := new.changed + 1; return new; end'",
                "create trigger tr before update on t for each row execute function f()");
        assertThat(job.run().outcome()).isEqualTo(Outcome.DONE);
        assertThat(job.texts("select sum(changed) from t")).containsExactly("0");
    }

    @Test
    void columnsThatMustBeLeftAloneMakeItIncomplete() throws SQLException {
        Recompressing job = on(
                TABLE,
                FILL,
                "alter table t add w text",
                "update t set w = v",
                "alter table t alter w set storage external");
        RecompressionReport report = job.run();
        assertThat(report.outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(codes(report)).containsExactly("recompress-storage");
        assertThat(report.message())
                .isEqualTo("40 rows of 1 table are stored by lz4 now, but for 1 column that must be left alone.");
        assertThat(job.texts("select pg_column_compression(v) || pg_column_compression(w) from t limit 1"))
                .containsExactly("lz4pglz");
    }

    @Test
    void aRunThatIsOutOfTimeGetsOnAndTheNextOneContinues() throws SQLException {
        Recompressing job = on(TABLE, FILL, "insert into t" + ROWS, "insert into t" + ROWS);
        RecompressionReport stopped = job.atMost(Duration.ofNanos(1)).run();
        assertThat(stopped.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(job.status().state()).isEqualTo(JobStatus.State.INTERRUPTED);
        long done = stopped.tables().stream().mapToLong(RecompressedTable::rows).sum();
        assertThat(done).isBetween(1L, 100L);

        RecompressionReport report = job.run();
        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
        assertThat(report.tables().get(0).rows()).isEqualTo(120);
        assertThat(job.texts("select count(*) from migrate.recompression")).containsExactly("1");
    }

    @Test
    void aTableThatWasRewrittenBetweenTwoRunsIsBegunAgain() throws SQLException {
        Recompressing job = on(TABLE, FILL, "insert into t" + ROWS, "insert into t" + ROWS);
        job.atMost(Duration.ofNanos(1)).run();
        job.database().execute("vacuum full t");
        assertThat(job.run().outcome()).isEqualTo(Outcome.DONE);
        assertThat(job.texts("select distinct pg_column_compression(v) from t")).containsExactly("lz4");
    }

    @Test
    void aRowThatStaysLockedIsToldAndLeft() throws SQLException {
        Recompressing job = on(TABLE, FILL);
        try (Connection other = job.database().connect();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            // SET COMPRESSION would wait for the row's transaction, too
            job.database().execute("alter table t alter v set compression lz4");
            statement.execute("select from t where id = 7 for update");
            RecompressionReport report = job.run();
            assertThat(report.outcome()).isEqualTo(Outcome.INCOMPLETE);
            assertThat(codes(report)).containsExactly("recompress-rows-left");
            assertThat(report.tables().get(0).rows()).isEqualTo(39);
        }
        assertThat(job.run().outcome()).isEqualTo(Outcome.DONE);
        assertThat(job.texts("select distinct pg_column_compression(v) from t")).containsExactly("lz4");
    }

    @Test
    void aLockThatIsGivenBackIsWaitedFor() throws Exception {
        Recompressing job = on(TABLE, FILL);
        try (Connection other = job.database().connect();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("update t set id = id where id = 1");
            CompletableFuture<RecompressionReport> report = CompletableFuture.supplyAsync(job::run);
            // longer than the run waits for one lock
            TimeUnit.SECONDS.sleep(4);
            other.commit();
            assertThat(report.get().outcome()).isEqualTo(Outcome.DONE);
        }
    }

    @Test
    void aServerWithoutLz4IsRefusedBeforeAnythingIsWritten() throws SQLException {
        Recompressing job = new Recompressing(PostgresServer.get().createDatabase(), directory, null, Selection.ALL);
        assertThatThrownBy(job::run)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.PLAN_BLOCKED))
                .hasMessage("This server was built without LZ4.");
        assertThat(job.texts("select to_regnamespace('migrate')::text")).containsExactly((String) null);
    }

    @Test
    void aServerThatKnowsOneCompressionIsRefused() {
        Recompressing job =
                new Recompressing(PostgresServer.version(13).createDatabase(), directory, null, Selection.ALL);
        assertThatThrownBy(job::run)
                .isInstanceOf(MigrateException.class)
                .hasMessage("PostgreSQL 13 knows one compression only; others came with 14.");
    }

    @Test
    void anotherRunOfTheJobIsRefused() throws Exception {
        Recompressing job = on(TABLE, FILL);
        try (Connection other = job.database().connect();
                Statement statement = other.createStatement()) {
            statement.execute("select pg_advisory_lock(" + 0x7067746b + ", hashtext('nightly'))");
            assertThatThrownBy(() -> new RecompressionJobControl(Clock.systemDefaultZone())
                            .recompress(
                                    Recompressing.configuration(job.database().url(), directory, null, Selection.ALL),
                                    ProgressListener.SILENT))
                    .isInstanceOfSatisfying(
                            MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.JOB_LOCKED));
        }
    }

    /** The lock lets rows be written, but keeps VACUUM out. */
    @Test
    void aTableThatCannotBeVacuumedIsTold() throws Exception {
        Recompressing job = on(
                "create table t(id int, v text compression pglz)", FILL, "alter table t alter v set compression lz4");
        try (Connection other = job.database().connect();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("lock table t in share update exclusive mode");

            RecompressionReport report = job.run();

            assertThat(report.tables()).extracting(RecompressedTable::rows).containsExactly(40L);
            assertThat(codes(report)).containsExactly("recompress-not-vacuumed");
            assertThat(report.findings().get(0).hint()).isEqualTo("VACUUM public.t;");
        }
    }
}
