package io.pgtrek.job;

/**
 * How {@code run} behaves.
 *
 * @param fresh forget an unfinished run of this job; objects it created are dropped first
 * @param refresh copy again what has changed in the source since the job ran
 * @param hideValues name rows that differ, but show no values of theirs
 */
public record RunOptions(boolean fresh, boolean refresh, boolean hideValues) {

    /** Runs once, and shows values. */
    public RunOptions(boolean fresh) {
        this(fresh, false, false);
    }
}
