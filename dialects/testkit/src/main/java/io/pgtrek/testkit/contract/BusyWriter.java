package io.pgtrek.testkit.contract;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** An application that commits one order after the other until it is closed. */
final class BusyWriter implements AutoCloseable {

    private static final int FIRST_ORDER = 1_000;
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final AtomicInteger orders = new AtomicInteger();
    private final Future<?> work;
    private volatile boolean ended;

    BusyWriter(DialectFixture fixture) {
        work = thread.submit(() -> {
            write(fixture);
            return null;
        });
    }

    private void write(DialectFixture fixture) throws SQLException {
        try (Connection connection = fixture.writer().open();
                Statement statement = connection.createStatement()) {
            while (!ended) {
                statement.executeUpdate("insert into orders (customer_id, order_no) values (2, "
                        + (FIRST_ORDER + orders.incrementAndGet()) + ")");
            }
        }
    }

    /** Returns when some more orders are committed. */
    void awaitWork() throws InterruptedException, ExecutionException {
        int before = orders.get();
        long start = System.nanoTime();
        while (orders.get() < before + 3) {
            if (work.isDone()) {
                work.get();
            }
            if (System.nanoTime() - start > LIMIT_NANOS) {
                throw new AssertionError("the writer is held up");
            }
            Thread.sleep(1);
        }
    }

    @Override
    public void close() throws InterruptedException, ExecutionException {
        ended = true;
        thread.shutdown();
        work.get();
    }
}
