package io.pgtrek.report;

/** How a run ended. */
public enum Outcome {
    /** Everything arrived. */
    DONE,
    /** Done, but rows were rejected or objects could not be created. */
    INCOMPLETE,
    /** Counts differ, or findings reach the severity the user named. */
    MISMATCH,
    /** Stopped on request between slices; running again continues. */
    STOPPED,
    /** Failed; running again continues. */
    FAILED
}
