package io.pgtrek.job.repository;

/**
 * A stored run.
 *
 * @param attempt number of the Batch job instance that works on it, from 1
 * @param plan JSON of the plan
 * @param startedAt ISO-8601 in UTC
 * @param refreshPass how often it was refreshed, or is being refreshed
 */
public record RunRecord(
        long id,
        String job,
        String fingerprint,
        State state,
        int attempt,
        String plan,
        String message,
        String startedAt,
        int refreshPass) {

    /** States of a stored run. */
    public enum State {
        OPEN,
        COMPLETED,
        ABANDONED
    }
}
