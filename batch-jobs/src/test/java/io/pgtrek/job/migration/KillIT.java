package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.pgtrek.cases.SqliteSource;
import io.pgtrek.job.JobStatus;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A process killed at any moment costs nothing and doubles nothing. */
class KillIT {

    private static final int ROWS = 20_000;
    private static final int INDEXES = 30;
    private static final String SLICES =
            "select case when to_regclass('migrate.slice_ledger') is null then 0 else (xpath('/row/c/text()',"
                    + " query_to_xml('select count(*) c from migrate.slice_ledger', false, true, '')))[1]::text::int end";
    private static final String STATEMENTS =
            "select case when to_regclass('migrate.statement_ledger') is null then 0 else (xpath('/row/c/text()',"
                    + " query_to_xml('select count(*) c from migrate.statement_ledger', false, true,"
                    + " '')))[1]::text::int end";

    @TempDir
    Path directory;

    private TestDatabase target = PostgresServer.get().createDatabase();

    private static SqliteSource source() {
        List<String> statements = new ArrayList<>();
        statements.add("create table t(id integer primary key, v text not null, n integer)");
        statements.add("with recursive s(i) as (select 1 union all select i + 1 from s where i < " + ROWS + ")"
                + " insert into t select i, printf('%032d', i), i % 1000 from s");
        for (int i = 1; i <= INDEXES; i++) {
            statements.add("create index t_" + i + " on t(n) where id > " + (ROWS - i));
        }
        return SqliteSource.of(statements.toArray(String[]::new));
    }

    /** Starts the job elsewhere and kills it as soon as the count reaches the limit; false when it was done before. */
    private boolean killAt(SqliteSource source, String count, long limit) throws Exception {
        Process process = MigrationProcess.start(source.url(), target.url(), directory.resolve("log"));
        try (Connection connection = target.connect();
                PreparedStatement statement = connection.prepareStatement(count)) {
            while (count(statement) < limit) {
                if (process.waitFor(20, TimeUnit.MILLISECONDS)) {
                    return false;
                }
            }
        }
        process.destroyForcibly().waitFor();
        awaitUnlocked(source);
        return true;
    }

    private static long count(PreparedStatement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery()) {
            result.next();
            return result.getLong(1);
        }
    }

    /** The server notices soon, but not at once, that the process is gone. */
    private void awaitUnlocked(SqliteSource source) throws InterruptedException {
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (Database.running(MigrationProcess.job(source.url(), target.url()))
                && Instant.now().isBefore(end)) {
            Thread.sleep(50);
        }
    }

    private void finish(SqliteSource source) throws SQLException {
        RunReport report = MigrationProcess.job(source.url(), target.url()).report();
        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
        assertThat(report.tables().get(0).copied()).isEqualTo(ROWS);
        assertThat(report.tables().get(0).targetRows()).isEqualTo(ROWS);
        assertThat(Database.value(target, "select count(*) || ' ' || count(distinct id) || ' ' || sum(id) from t"))
                .isEqualTo(ROWS + " " + ROWS + " " + (long) ROWS * (ROWS + 1) / 2);
        assertThat(Database.count(target, "select count(*) from pg_indexes where tablename = 't'"))
                .isEqualTo(INDEXES + 1);
        assertThat(Database.count(target, "select count(*) from migrate.run")).isEqualTo(1);
    }

    private List<String> done(String phase) throws SQLException {
        return Database.list(
                target,
                "select statement_id || finished_at from migrate.statement_ledger where state = 'done'" + phase);
    }

    @Test
    void goesOnAfterAKillInTheMiddleOfTheData() throws Exception {
        SqliteSource source = source();
        assertThat(killAt(source, SLICES, 10)).isTrue();
        List<String> slices =
                Database.list(target, "select slice_number || ' ' || finished_at from migrate.slice_ledger");
        List<String> statements = done("");
        assertThat(MigrationProcess.job(source.url(), target.url()).status().slicesDone())
                .isEqualTo(slices.size());

        finish(source);

        assertThat(Database.list(target, "select slice_number || ' ' || finished_at from migrate.slice_ledger"))
                .as("slices are not repeated")
                .containsAll(slices);
        assertThat(done("")).as("nor are statements").containsAll(statements);
        assertThat(Database.list(target, "select status from migrate.batch_job_execution order by job_execution_id"))
                .containsExactly("FAILED", "COMPLETED");
        assertThat(Database.list(
                        target,
                        "select distinct status from migrate.batch_step_execution where status not in ('COMPLETED',"
                                + " 'FAILED')"))
                .isEmpty();
    }

    @Test
    void goesOnAfterAKillInTheMiddleOfPostData() throws Exception {
        SqliteSource source = source();
        assertThat(killAt(source, STATEMENTS, 8)).isTrue();
        List<String> statements = done("");

        finish(source);

        assertThat(done("")).as("statements are not repeated").containsAll(statements);
    }

    @Test
    void survivesFiveKillsAtRandomMoments() throws Exception {
        kill(5, new Random(20_261_130));
    }

    @Test
    void survivesFiftyKillsAtRandomMoments() throws Exception {
        assumeTrue(Boolean.getBoolean("pgtrek.slow"), "takes minutes; runs with ./test --slow");
        kill(50, new Random(42));
    }

    /** At any moment, planning and the building of indexes included; a run that ends before is checked and begun anew. */
    private void kill(int rounds, Random random) throws Exception {
        SqliteSource source = source();
        boolean killed = false;
        for (int kills = 0; kills < rounds; ) {
            Process process = MigrationProcess.start(source.url(), target.url(), directory.resolve("log"));
            if (process.waitFor(400 + random.nextInt(4_000), TimeUnit.MILLISECONDS)) {
                String log = Files.readString(directory.resolve("log"));
                // the one before may have been killed when it had closed its books and not yet ended
                boolean done = process.exitValue() == 0 || killed && log.contains("is complete on this target");
                assertThat(done).as(log).isTrue();
                killed = false;
                assertSame(source);
                target = PostgresServer.get().createDatabase();
            } else {
                process.destroyForcibly().waitFor();
                kills++;
                killed = true;
            }
            awaitUnlocked(source);
        }
        if (MigrationProcess.job(source.url(), target.url()).status().state() != JobStatus.State.COMPLETED) {
            finish(source);
        }
        assertSame(source);
    }

    /** Every row of both sides, in order, through one hash. */
    private void assertSame(SqliteSource source) throws Exception {
        String rows = "select id || '|' || v || '|' || n from t order by id";
        MessageDigest there = MessageDigest.getInstance("SHA-256");
        MessageDigest here = MessageDigest.getInstance("SHA-256");
        String file = "jdbc:sqlite:" + source.file();
        Database.list(new TestDatabase("source", file), rows)
                .forEach(row -> there.update(row.getBytes(StandardCharsets.UTF_8)));
        Database.list(target, rows).forEach(row -> here.update(row.getBytes(StandardCharsets.UTF_8)));
        assertThat(here.digest()).isEqualTo(there.digest());
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void goesOnAfterASignal(String signal, int code) throws Exception {
        SqliteSource source = source();
        Process process = MigrationProcess.startInTerminal(source.url(), target.url(), directory.resolve("log"));
        awaitCount(process, SLICES, 10);
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(code);
        awaitUnlocked(source);
        finish(source);
        assertSame(source);
    }

    private void awaitCount(Process process, String count, long limit) throws Exception {
        try (Connection connection = target.connect();
                PreparedStatement statement = connection.prepareStatement(count)) {
            while (count(statement) < limit) {
                assertThat(process.waitFor(20, TimeUnit.MILLISECONDS))
                        .as("it ended before")
                        .isFalse();
            }
        }
    }

    @Test
    void copiesMoreRowsThanTheHeapHolds() throws IOException, InterruptedException, SQLException {
        SqliteSource source = SqliteSource.of(
                "create table t(id integer primary key, v text not null, b blob)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 700)"
                        + " insert into t select i, printf('%0100000d', i), zeroblob(20000) from s");

        Process process = MigrationProcess.start(source.url(), target.url(), directory.resolve("log"), "-Xmx64m");

        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(directory.resolve("log")).content().contains("All 700 rows of 1 table arrived.");
        assertThat(Database.value(target, "select count(*) || ' ' || sum(length(v)) || ' ' || sum(length(b)) from t"))
                .isEqualTo("700 70000000 14000000");
    }
}
