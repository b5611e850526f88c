package io.pgtrek.job.run;

import io.pgtrek.config.RunLimits;
import io.pgtrek.job.repository.JobLock;
import java.sql.SQLException;
import java.time.Clock;
import java.time.LocalTime;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Why a run should stop, once there is a reason. Safe for use by several threads. */
public final class StopSignal {

    private static final String TIME_OVER = "Stopped, as max-duration is over";
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RunLimits limits;
    private final JobLock lock;
    private final Clock clock;
    private final long started = System.nanoTime();
    private long looked = started - LOOK_NANOS;
    private volatile @Nullable String reason;

    /** @param clock of the machine's local time */
    public StopSignal(RunLimits limits, JobLock lock, Clock clock) {
        this.limits = limits;
        this.lock = lock;
        this.clock = clock;
    }

    /** Begins the sentence that tells it; null while the run may go on. */
    public @Nullable String reason() {
        return reason;
    }

    /** Looks whether there is a reason; asks the server at most once a second. */
    public synchronized boolean reached() throws SQLException {
        if (reason == null && System.nanoTime() - looked >= LOOK_NANOS) {
            lock.keep();
            looked = System.nanoTime();
            reason = find();
        }
        return reason != null;
    }

    /** Whether nothing but the time that is over stops the run. */
    public synchronized boolean outOfTime() {
        return TIME_OVER.equals(reason);
    }

    private @Nullable String find() {
        if (lock.stopRequested()) {
            return "Stopped on request";
        }
        if (limits.window() != null && !limits.window().contains(LocalTime.now(clock))) {
            return "Stopped, as the window " + limits.window() + " is closed";
        }
        boolean late = limits.maxDuration() != null
                && System.nanoTime() - started >= limits.maxDuration().toNanos();
        return late ? TIME_OVER : null;
    }
}
