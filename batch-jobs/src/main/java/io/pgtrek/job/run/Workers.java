package io.pgtrek.job.run;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one thing to many items, several at once. */
public final class Workers {

    private static final Logger LOG = LoggerFactory.getLogger(Workers.class);

    private Workers() {}

    /** Work on one item. */
    @FunctionalInterface
    public interface Work<T> {
        void on(T item) throws SQLException;
    }

    /** Returns when all items are done; the first failure is thrown after the others have ended. */
    public static <T> void forEach(int workers, List<T> items, Work<T> work) throws SQLException, InterruptedException {
        if (workers == 1 || items.size() < 2) {
            for (T item : items) {
                work.on(item);
            }
            return;
        }
        ExecutorService executor = Executors.newFixedThreadPool(Math.min(workers, items.size()));
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (T item : items) {
                futures.add(executor.submit(() -> {
                    work.on(item);
                    return null;
                }));
            }
            await(futures);
        } finally {
            stop(executor);
        }
    }

    /** Nothing that waits is begun any more; what is under way ends before the connections it uses are closed. */
    public static void stop(ExecutorService executor) throws InterruptedException {
        executor.shutdownNow();
        while (!executor.awaitTermination(1, TimeUnit.MINUTES)) {
            LOG.info("Waiting for workers to end");
        }
    }

    private static void await(List<Future<?>> futures) throws SQLException, InterruptedException {
        for (Future<?> future : futures) {
            try {
                future.get();
            } catch (ExecutionException e) {
                throw unwrapped(e);
            }
        }
    }

    private static SQLException unwrapped(ExecutionException e) {
        Throwable cause = e.getCause();
        if (cause instanceof RuntimeException runtime) {
            throw runtime;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof SQLException sql ? sql : new SQLException(cause);
    }
}
