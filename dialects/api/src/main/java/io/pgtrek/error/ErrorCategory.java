package io.pgtrek.error;

/** Families of errors; the command line gives each its exit code. */
public enum ErrorCategory {
    /** A defect of this program. */
    INTERNAL,
    /** The command line cannot be understood. */
    USAGE,
    /** The job file cannot be used as it stands. */
    CONFIGURATION,
    /** Source or target cannot be reached, or a privilege is missing. */
    ACCESS,
    /** The work failed part-way; running again continues. */
    FAILED,
    /** Stopped on request or by its limits; running again continues. */
    STOPPED,
    /** Someone else is at work, or what was begun does not match what is asked now. */
    CONFLICT
}
