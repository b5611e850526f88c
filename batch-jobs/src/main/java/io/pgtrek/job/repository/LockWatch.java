package io.pgtrek.job.repository;

import io.pgtrek.error.MigrateException;
import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks after a job's lock while a long slice is copied and nobody else does: a session that was lost is noticed within
 * seconds, before another run takes the lock.
 */
public final class LockWatch implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(LockWatch.class);
    private static final long SECONDS = 5;

    private final JobLock lock;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "lock-watch");
        thread.setDaemon(true);
        return thread;
    });

    private LockWatch(JobLock lock) {
        this.lock = lock;
    }

    /** Begins to watch; ends when it is closed, before the lock is. */
    public static LockWatch over(JobLock lock) {
        LockWatch watch = new LockWatch(lock);
        watch.timer.scheduleWithFixedDelay(watch::look, SECONDS, SECONDS, TimeUnit.SECONDS);
        return watch;
    }

    /** What cannot be mended here is met again, and told, by the next slice or statement that asks for the lock. */
    private void look() {
        try {
            lock.keep();
        } catch (SQLException | MigrateException e) {
            LOG.debug("The job's lock cannot be held", e);
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        try {
            if (!timer.awaitTermination(SECONDS, TimeUnit.SECONDS)) {
                LOG.debug("The lock's watch is still asking the server");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
