package io.pgtrek.error;

/** Every error this program names; {@code docs/errors.md} is made from this list. */
public enum ErrorCode {
    INTERNAL("PGT-1000", ErrorCategory.INTERNAL, "A defect of this program"),
    USAGE("PGT-2000", ErrorCategory.USAGE, "The command line cannot be understood"),
    CONFIGURATION_INVALID("PGT-3000", ErrorCategory.CONFIGURATION, "The job file has problems; all are listed"),
    FILE_UNREADABLE("PGT-3001", ErrorCategory.CONFIGURATION, "A file named in the job cannot be read or written"),
    SECRET_UNRESOLVED("PGT-3002", ErrorCategory.CONFIGURATION, "A secret's variable or file is missing"),
    SOURCE_UNKNOWN("PGT-3003", ErrorCategory.CONFIGURATION, "No dialect accepts the source's URL"),
    REJECT_FILE_DAMAGED("PGT-3010", ErrorCategory.CONFIGURATION, "A line of a reject file cannot be used"),
    DRIVER_MISSING("PGT-4000", ErrorCategory.ACCESS, "The source's JDBC driver is not installed"),
    SOURCE_UNREACHABLE("PGT-4001", ErrorCategory.ACCESS, "The source does not answer"),
    SOURCE_LOGIN("PGT-4002", ErrorCategory.ACCESS, "The source refuses the user or password"),
    SOURCE_PRIVILEGE("PGT-4003", ErrorCategory.ACCESS, "The user may not read what the job selects"),
    TARGET_UNREACHABLE("PGT-4101", ErrorCategory.ACCESS, "PostgreSQL does not answer"),
    TARGET_LOGIN("PGT-4102", ErrorCategory.ACCESS, "PostgreSQL refuses the user or password"),
    TARGET_PRIVILEGE("PGT-4103", ErrorCategory.ACCESS, "The user may not create what the job needs"),
    SERVER_START("PGT-4104", ErrorCategory.ACCESS, "The embedded PostgreSQL server does not start"),
    SERVER_TOO_OLD("PGT-4105", ErrorCategory.ACCESS, "The PostgreSQL server is too old for the command"),
    PLAN_BLOCKED("PGT-5000", ErrorCategory.FAILED, "Findings of severity blocker stand in the way"),
    READ_FAILED("PGT-5001", ErrorCategory.FAILED, "Reading from the source failed"),
    WRITE_FAILED("PGT-5002", ErrorCategory.FAILED, "Writing to PostgreSQL failed"),
    DDL_FAILED("PGT-5003", ErrorCategory.FAILED, "PostgreSQL refused a statement of the plan"),
    TOO_MANY_REJECTS("PGT-5004", ErrorCategory.FAILED, "More rows were rejected than max-rejects allows"),
    INTROSPECTION_FAILED("PGT-5005", ErrorCategory.FAILED, "The source's catalog could not be read"),
    VALUES_CHANGED("PGT-5010", ErrorCategory.FAILED, "A value stored anew would not be the same; it was rolled back"),
    OUTSIDE_WINDOW("PGT-8000", ErrorCategory.STOPPED, "The run's window is closed; nothing was begun"),
    JOB_LOCKED("PGT-9000", ErrorCategory.CONFLICT, "Another run of this job is at work"),
    CONFIGURATION_CHANGED(
            "PGT-9001", ErrorCategory.CONFLICT, "The job differs from the unfinished run it would continue"),
    TARGET_NOT_EMPTY("PGT-9002", ErrorCategory.CONFLICT, "The target already holds objects of the plan"),
    REJECT_FILE_FOREIGN("PGT-9010", ErrorCategory.CONFLICT, "A reject file is not one of the job's run"),
    NOT_YET_RUN("PGT-9004", ErrorCategory.CONFLICT, "The job has not copied its data to this target yet"),
    REFRESH_BLOCKED("PGT-9005", ErrorCategory.CONFLICT, "Something in the target stands in the way of a refresh"),
    STORED_FORM_UNKNOWN("PGT-9003", ErrorCategory.CONFLICT, "A stored plan or report is of another version");

    private final String id;
    private final ErrorCategory category;
    private final String title;

    ErrorCode(String id, ErrorCategory category, String title) {
        this.id = id;
        this.category = category;
        this.title = title;
    }

    /** Stable identifier, e.g. {@code PGT-4001}. */
    public String id() {
        return id;
    }

    public ErrorCategory category() {
        return category;
    }

    /** One line for the list of errors. */
    public String title() {
        return title;
    }
}
