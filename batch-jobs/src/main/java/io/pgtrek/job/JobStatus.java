package io.pgtrek.job;

/**
 * Where a job stands on its target.
 *
 * @param state where it stands
 * @param started ISO-8601 in UTC; empty when never
 * @param slicesDone of {@code slices}; both 0 before a plan exists
 * @param message one sentence, e.g. the last failure
 */
public record JobStatus(
        String job,
        State state,
        String started,
        long slicesDone,
        long slices,
        long rowsCopied,
        long rowsRejected,
        String message) {

    /** Of a job that has left nothing on its target. */
    public static JobStatus none(String job, String message) {
        return new JobStatus(job, State.NONE, "", 0, 0, 0, 0, message);
    }

    /** Of a job that is at work and has written nothing yet. */
    public static JobStatus beginning(String job, String message) {
        return new JobStatus(job, State.RUNNING, "", 0, 0, 0, 0, message);
    }

    /** States of a job. */
    public enum State {
        /** Never run on this target. */
        NONE,
        /** Some process holds the job's lock. */
        RUNNING,
        /** Its process is gone or it failed; running again continues. */
        INTERRUPTED,
        /** All rows are there, but PostgreSQL refused statements; running again tries those once more. */
        INCOMPLETE,
        /** Nothing is left to do. */
        COMPLETED
    }
}
