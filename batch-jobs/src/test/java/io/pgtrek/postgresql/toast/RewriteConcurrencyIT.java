package io.pgtrek.postgresql.toast;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** While somebody writes to the very rows. */
class RewriteConcurrencyIT {

    private static final int ROWS = 300;

    private static long write(RewriteFixture fixture, AtomicBoolean end) throws SQLException {
        long updates = 0;
        try (Connection connection = fixture.database().connect();
                PreparedStatement update = connection.prepareStatement("update d set n = n + 1,"
                        + " v = case when n % 2 = 0 then jsonb_set(v, '{n}', to_jsonb((v->>'n')::int + 1)) else v end"
                        + " where id = ?")) {
            while (!end.get()) {
                update.setInt(1, ThreadLocalRandom.current().nextInt(1, ROWS + 1));
                updates += update.executeUpdate();
            }
        }
        return updates;
    }

    @Test
    void noUpdateOfOthersIsLost() throws Exception {
        try (RewriteFixture fixture = RewriteFixture.open(
                "create table d(id int primary key, n int not null, v jsonb)",
                "insert into d select g, 0, jsonb_build_object('t', filler(100, g), 'n', 0)"
                        + " from generate_series(1, " + ROWS + ") g",
                "alter table d alter v set compression lz4")) {
            RewritePlan plan = fixture.plan("d");
            AtomicBoolean end = new AtomicBoolean();
            ExecutorService writers = Executors.newFixedThreadPool(2);
            List<Future<Long>> counts = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                counts.add(writers.submit(() -> write(fixture, end)));
            }
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
            long rewritten = 0;
            while (System.nanoTime() < until) {
                rewritten += fixture.pass(plan);
            }
            end.set(true);
            long updates = 0;
            for (Future<Long> count : counts) {
                updates += count.get();
            }
            writers.shutdown();
            fixture.pass(plan);

            assertThat(rewritten).isPositive();
            assertThat(updates).isGreaterThan(100);
            assertThat(fixture.texts("select sum(n) from d")).containsExactly(Long.toString(updates));
            assertThat(fixture.texts("select count(*) from d where (v->>'n')::int <> (n + 1) / 2"))
                    .containsExactly("0");
            assertThat(fixture.left(plan)).isZero();
        }
    }

    @Test
    void aRowThatIsReferredToDoesNotWait() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(
                        "create table d(id text primary key, v text)",
                        "insert into d select 'k' || g, filler(60, g) from generate_series(1, 20) g",
                        "create table heir(d_id text references d)",
                        "alter table d alter v set compression lz4");
                Connection other = fixture.database().connect()) {
            other.setAutoCommit(false);
            RewriteRows.execute(other, "insert into heir values ('k3')");
            assertThat(fixture.pass(fixture.plan("d"))).isEqualTo(20);
            other.commit();
        }
    }
}
