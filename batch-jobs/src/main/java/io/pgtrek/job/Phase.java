package io.pgtrek.job;

/** Phases of jobs, those of each in order. */
public enum Phase {
    CONNECT("Connecting"),
    INTROSPECT("Reading the source's catalog"),
    PLAN("Planning"),
    PRE_DATA("Creating tables"),
    COMPARE("Comparing with the source"),
    DATA("Copying rows"),
    POST_DATA("Keys, indexes, constraints"),
    SEQUENCES("Setting sequences"),
    ANALYZE("Analyzing"),
    CHECK("Checking"),
    SETTINGS("Setting the compression of columns"),
    REWRITE("Storing values anew"),
    VERIFY("Verifying"),
    REPORT("Writing the report");

    private final String title;

    Phase(String title) {
        this.title = title;
    }

    /** For people. */
    public String title() {
        return title;
    }

    /** Whether rows and bytes are counted in it. */
    public boolean movesRows() {
        return this == DATA || this == REWRITE;
    }
}
