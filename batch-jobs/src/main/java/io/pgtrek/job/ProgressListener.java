package io.pgtrek.job;

/** Hears what a running job does. Called from several threads; must be fast and must not throw. */
public interface ProgressListener {

    /** Hears nothing. */
    ProgressListener SILENT = new ProgressListener() {};

    /**
     * A phase begins.
     *
     * @param steps what will be counted by {@link #step}; for {@link Phase#DATA} the number of slices still to copy
     */
    default void phaseStarted(Phase phase, long steps) {}

    /** One step of the phase is done; {@code object} names the table or statement. */
    default void step(Phase phase, String object) {}

    default void phaseFinished(Phase phase) {}

    /** What the data phase will move, by estimate; -1 where the source has no statistics. */
    default void dataEstimated(long rows, long bytes) {}

    /** More rows were read and sent; negative numbers take back what was rolled back. */
    default void rowsCopied(String table, long rows, long bytes) {}
}
