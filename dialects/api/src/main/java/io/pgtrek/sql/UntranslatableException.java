package io.pgtrek.sql;

/** Ends a translation; the message is the reason a user reads. Never leaves a translator. */
public final class UntranslatableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UntranslatableException(String reason) {
        super(reason);
    }
}
