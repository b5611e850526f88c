package io.pgtrek.cli.output;

import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;

/** Counts what a job reports. Thread-safe. */
final class Tally implements ProgressListener {

    private Phase phase = Phase.CONNECT;
    private long steps;
    private long stepsDone;
    private String object = "";
    private long rowsExpected = -1;
    private long bytesExpected = -1;
    private long rows;
    private long bytes;
    private long dataStarted = -1;
    private final Clock clock;

    /** Nanoseconds that only rise. */
    @FunctionalInterface
    interface Clock {
        long nanos();
    }

    /**
     * What is known at one moment.
     *
     * @param steps of the phase; 0 when they are not counted
     * @param rowsExpected and {@code bytesExpected}: -1 when unknown
     * @param dataNanos since rows began to move; 0 before
     */
    record Moment(
            Phase phase,
            long steps,
            long stepsDone,
            String object,
            long rowsExpected,
            long bytesExpected,
            long rows,
            long bytes,
            long dataNanos) {}

    Tally(Clock clock) {
        this.clock = clock;
    }

    synchronized Moment now() {
        long nanos = dataStarted < 0 ? 0 : clock.nanos() - dataStarted;
        return new Moment(phase, steps, stepsDone, object, rowsExpected, bytesExpected, rows, bytes, nanos);
    }

    @Override
    public synchronized void phaseStarted(Phase started, long count) {
        phase = started;
        steps = count;
        stepsDone = 0;
        object = "";
        if (started.movesRows()) {
            dataStarted = clock.nanos();
        }
    }

    @Override
    public synchronized void step(Phase of, String done) {
        if (of == phase) {
            stepsDone++;
            object = done;
        }
    }

    @Override
    public synchronized void dataEstimated(long rowCount, long byteCount) {
        rowsExpected = rowCount;
        bytesExpected = byteCount;
    }

    @Override
    public synchronized void rowsCopied(String table, long moreRows, long moreBytes) {
        rows += moreRows;
        bytes += moreBytes;
        object = table;
    }
}
