package io.pgtrek.cli;

import io.pgtrek.error.ErrorCategory;
import io.pgtrek.report.Outcome;
import java.util.LinkedHashMap;
import java.util.Map;

/** The one place where errors and outcomes become exit codes. They are public API: numbers never change their sense. */
public final class ExitCodes {

    public static final int DONE = 0;
    public static final int INTERNAL = 1;
    public static final int USAGE = 2;
    public static final int CONFIGURATION = 3;
    public static final int ACCESS = 4;
    public static final int FAILED = 5;
    public static final int INCOMPLETE = 6;
    public static final int MISMATCH = 7;
    public static final int STOPPED = 8;
    public static final int CONFLICT = 9;

    private ExitCodes() {}

    public static int of(ErrorCategory category) {
        return switch (category) {
            case INTERNAL -> INTERNAL;
            case USAGE -> USAGE;
            case CONFIGURATION -> CONFIGURATION;
            case ACCESS -> ACCESS;
            case FAILED -> FAILED;
            case STOPPED -> STOPPED;
            case CONFLICT -> CONFLICT;
        };
    }

    public static int of(Outcome outcome) {
        return switch (outcome) {
            case DONE -> DONE;
            case INCOMPLETE -> INCOMPLETE;
            case MISMATCH -> MISMATCH;
            case STOPPED -> STOPPED;
            case FAILED -> FAILED;
        };
    }

    /** What each code means, in order: for the help of every command and for the README. */
    static Map<String, String> descriptions() {
        Map<String, String> codes = new LinkedHashMap<>();
        codes.put("0", "done");
        codes.put("1", "internal error");
        codes.put("2", "the command line cannot be understood");
        codes.put("3", "the job file is invalid; all problems are listed, with line and path");
        codes.put("4", "source or target unreachable, or a privilege missing");
        codes.put("5", "failed; run again to continue");
        codes.put("6", "done, but rows were rejected or objects skipped");
        codes.put("7", "findings at or above --fail-on, or source and target differ");
        codes.put("8", "stopped on request or by its window; run again to continue");
        codes.put("9", "conflict: job locked, complete already, not yet run or changed, or target not empty");
        codes.put("130", "interrupted (SIGINT); run again to continue");
        codes.put("143", "terminated (SIGTERM); run again to continue");
        return codes;
    }
}
