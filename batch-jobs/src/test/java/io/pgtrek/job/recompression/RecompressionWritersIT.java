package io.pgtrek.job.recompression;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.spi.Selection;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The application goes on while run follows run: rows it adds as pglz keep the job busy to the end. */
class RecompressionWritersIT {

    private static final int WRITERS = 4;
    private static final Selection ONLY = new Selection(List.of("public"), List.of("d"), List.of());

    private static final String TABLE = "create table d(id int primary key generated always as identity,"
            + " n int not null default 0, changed int not null default 0, updated_at timestamptz not null default now(),"
            + " hash text not null, v jsonb compression pglz)";
    private static final String TRIGGER = "create function f() returns trigger language plpgsql as $$ begin"
            + " new.changed := old.changed + 1; new.updated_at := clock_timestamp(); return new; end $$";

    @TempDir
    Path directory;

    private Recompressing job() {
        return Recompressing.of(
                directory,
                TABLE,
                "create table seed(hash text, v jsonb compression pglz)",
                "insert into seed select md5(t), jsonb_build_object('t', t, 'n', 0)"
                        + " from (select filler(60 + g % 40, g) t from generate_series(1, 50) g) s",
                "insert into d(hash, v) select hash, v from seed, generate_series(1, 20)",
                TRIGGER,
                "create trigger updated before update on d for each row execute function f()");
    }

    @Test
    void nothingIsLostInFiveSeconds() throws Exception {
        prove(5);
    }

    @Test
    @EnabledIfSystemProperty(named = "pgtrek.slow", matches = "true")
    void nothingIsLostInFiveMinutes() throws Exception {
        prove(TimeUnit.MINUTES.toSeconds(5));
    }

    private void prove(long seconds) throws Exception {
        Recompressing job = job();
        AtomicBoolean end = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
        List<Future<Written>> writers = new ArrayList<>();
        for (int i = 0; i < WRITERS; i++) {
            Writer writer = new Writer(job.database(), end, i);
            writers.add(threads.submit(writer::write));
        }
        long rewritten = runs(job.only(ONLY), seconds);
        end.set(true);
        Written all = Written.NONE;
        for (Future<Written> writer : writers) {
            all = all.plus(writer.get());
        }
        threads.shutdown();
        verify(job, rewritten, all);
    }

    /** Run after run. @return rows that were stored anew */
    private static long runs(Recompressing job, long seconds) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long rewritten = 0;
        while (System.nanoTime() < until) {
            rewritten +=
                    job.run().tables().stream().mapToLong(table -> table.rows()).sum();
        }
        return rewritten;
    }

    private static void verify(Recompressing job, long rewritten, Written written) throws SQLException {
        assertThat(job.only(ONLY).run().outcome()).isEqualTo(Outcome.DONE);
        assertThat(rewritten).as("rows stored anew beside %s", written).isGreaterThan(1000);
        assertThat(written.updates()).isGreaterThan(500);
        assertThat(written.deletes()).isPositive();

        assertThat(job.texts("select sum(n) from d"))
                .as("updates of rows that are still there")
                .containsExactly(Long.toString(written.updates() - written.deletedUpdates()));
        assertThat(job.texts("select count(*) from d"))
                .containsExactly(Long.toString(1000 + written.inserts() - written.deletes()));
        assertThat(job.texts("select count(*) from d where not (" + Writer.SOUND + ")"))
                .as("rows with a lost update, a trigger that fired for the job, or another document")
                .containsExactly("0");
        assertThat(job.texts("select count(*) from d where pg_column_compression(v) is distinct from 'lz4'"))
                .containsExactly("0");
        assertThat(job.texts("select deadlocks from pg_stat_database where datname = current_database()"))
                .containsExactly("0");
    }
}
