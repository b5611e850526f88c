package io.pgtrek.job.recompression;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressionReport;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One big UPDATE would double the table. */
class RecompressionSizeIT {

    private static final double MOST = 1.15;
    private static final String SIZE = "select pg_table_size('t')";

    @TempDir
    Path directory;

    @Test
    void theTableGrowsByNoMoreThanAFewBatches() throws Exception {
        Recompressing job = Recompressing.of(
                directory,
                "create table seed(v text compression pglz)",
                "insert into seed select filler(400 + g % 200, g) from generate_series(1, 100) g",
                "create table t(id int primary key generated always as identity, v text compression pglz)",
                "insert into t(v) select v from seed, generate_series(1, 43)",
                "drop table seed",
                "vacuum analyze t");
        long before = size(job);
        assertThat(before).isBetween(55L << 20, 75L << 20);

        CompletableFuture<RecompressionReport> run = CompletableFuture.supplyAsync(job::run);
        long largest = largest(job, run);

        assertThat(run.get().outcome()).isEqualTo(Outcome.DONE);
        assertThat(run.get().tables().get(0).rows()).isEqualTo(4300);
        assertThat(largest / (double) before)
                .as("%d bytes before, %d at most", before, largest)
                .isLessThan(MOST);
    }

    private static long size(Recompressing job) throws SQLException {
        return Long.parseLong(job.texts(SIZE).get(0));
    }

    /** Looked at all the time; VACUUM gives room back to the table, not to the disk. */
    private static long largest(Recompressing job, CompletableFuture<?> run) throws Exception {
        long largest = 0;
        try (Connection connection = job.database().connect();
                Statement statement = connection.createStatement()) {
            boolean over;
            do {
                over = run.isDone();
                try (ResultSet size = statement.executeQuery(SIZE)) {
                    size.next();
                    largest = Math.max(largest, size.getLong(1));
                }
                TimeUnit.MILLISECONDS.sleep(10);
            } while (!over);
        }
        return largest;
    }
}
