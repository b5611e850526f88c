package io.pgtrek.postgresql.server;

import org.jspecify.annotations.Nullable;

/** A server of ours could not be unpacked, started or stopped. The message is a sentence for the user. */
public final class EmbeddedServerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String hint;

    EmbeddedServerException(String message, String hint) {
        this(message, hint, null);
    }

    EmbeddedServerException(String message, String hint, @Nullable Throwable cause) {
        super(message + " " + hint, cause);
        this.hint = hint;
    }

    /** What the user may do about it; also the end of the message. */
    public String hint() {
        return hint;
    }
}
