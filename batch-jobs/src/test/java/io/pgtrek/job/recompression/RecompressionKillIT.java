package io.pgtrek.job.recompression;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressionReport;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process killed at any moment loses at most one batch, and no value. */
class RecompressionKillIT {

    private static final int ROWS = 3000;

    @TempDir
    Path directory;

    private Recompressing job() {
        return Recompressing.of(
                directory,
                "create table t(id int primary key, v text, w jsonb)",
                "insert into t select g, filler(60, g), to_jsonb(filler(60, -g)) from generate_series(1, " + ROWS
                        + ") g",
                "create table kept as select * from t");
    }

    private static long done(Recompressing job) throws SQLException {
        return Long.parseLong(job.texts("select count(*) from t where pg_column_compression(v) = 'lz4'")
                .get(0));
    }

    private static void awaitUnlocked(Recompressing job) throws Exception {
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (!job.texts("select 1 from pg_locks where locktype = 'advisory' and classid = " + 0x7067746b)
                        .isEmpty()
                && Instant.now().isBefore(end)) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    private static void finish(Recompressing job) throws SQLException {
        RecompressionReport report = job.run();
        assertThat(report.outcome()).isEqualTo(Outcome.DONE);
        assertThat(job.texts(
                        "select count(*) from kept k full join t using (id) where not coalesce((k) *= (t), false)"))
                .containsExactly("0");
        assertThat(job.texts("select distinct pg_column_compression(v) || pg_column_compression(w) from t"))
                .containsExactly("lz4lz4");
        assertThat(job.texts("select rows_rewritten from migrate.recompression_leaf l"
                        + " where table_oid = 't'::regclass::oid"))
                .as("what was committed is not done again")
                .containsExactly(Integer.toString(ROWS));
        assertThat(job.texts("select count(*) from migrate.batch_job_execution where status = 'STARTED'"))
                .containsExactly("0");
    }

    @Test
    void goesOnAfterAKillInTheMiddle() throws Exception {
        Recompressing job = job();
        Process process = RecompressionProcess.start(job.database().url(), directory);
        while (done(job) == 0 && process.isAlive()) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        process.destroyForcibly().waitFor();
        awaitUnlocked(job);
        assertThat(done(job)).as("killed in the middle").isBetween(1L, ROWS - 1L);
        finish(job);
    }

    @Test
    void survivesKillsAtRandomMoments() throws Exception {
        Recompressing job = job();
        Random random = new Random(20_261_201);
        for (int i = 0; i < 4; i++) {
            Process process = RecompressionProcess.start(job.database().url(), directory);
            process.waitFor(500 + random.nextInt(3000), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            awaitUnlocked(job);
        }
        finish(job);
    }
}
