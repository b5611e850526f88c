package io.pgtrek.job.run;

import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.springframework.batch.core.step.StepExecution;

/** Where each slice and each statement passes before it begins. Safe for use by several threads. */
public final class Gate {

    private final StopSignal signal;
    private final Retries retries;
    private final RunFailures failures;
    private final AtomicBoolean first = new AtomicBoolean(true);
    private volatile boolean refused;

    public Gate(StopSignal signal, Retries retries, RunFailures failures) {
        this.signal = signal;
        this.retries = retries;
        this.failures = failures;
    }

    /** As {@link #open}, for work that leaves nothing behind to go on from: begun, it is finished even when time is over. */
    public boolean openDespiteTime() {
        return noted(!reached() || !failures.aborted() && signal.outOfTime());
    }

    /** The next piece of work is let through even when time is over: a run that never gets on would never end. */
    public void letOneThrough() {
        first.set(true);
    }

    /** Whether work may begin; a lock that is lost for good counts as a failure of the run. */
    public boolean open() {
        boolean reached = reached();
        return noted(first.getAndSet(false) && !failures.aborted() && signal.outOfTime() || !reached);
    }

    private boolean noted(boolean open) {
        if (!open) {
            refused = true;
        }
        return open;
    }

    private boolean reached() {
        if (failures.aborted() || signal.reason() != null) {
            return true;
        }
        try {
            return retries.call("Holding the job's lock", signal::reached);
        } catch (MigrateException e) {
            failures.abort(e);
        } catch (SQLException e) {
            failures.abort(TargetFailure.writing("the job's lock", e));
        }
        return true;
    }

    /** Why work was not begun, for the report; null where nothing stopped it. */
    public @Nullable String reason() {
        return signal.reason();
    }

    /** Lets a step end as what it is: failed, stopped or done. */
    public void end(StepExecution step) {
        failures.first().filter(failure -> failures.aborted()).ifPresent(failure -> {
            throw failure;
        });
        if (refused && signal.reason() != null) {
            step.setTerminateOnly();
        }
    }
}
