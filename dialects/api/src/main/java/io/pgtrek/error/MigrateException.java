package io.pgtrek.error;

import org.jspecify.annotations.Nullable;

/**
 * The one exception a user sees: a sentence, and where it helps a DETAIL (what the database said) and a HINT (what to
 * type next). None of the three ever holds a secret or a row's value.
 */
public class MigrateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ErrorCode code;
    private final @Nullable String detail;
    private final @Nullable String hint;

    public MigrateException(ErrorCode code, String message, @Nullable String detail, @Nullable String hint) {
        this(code, message, detail, hint, null);
    }

    public MigrateException(
            ErrorCode code, String message, @Nullable String detail, @Nullable String hint, @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
        this.detail = detail;
        this.hint = hint;
    }

    public ErrorCode code() {
        return code;
    }

    public @Nullable String detail() {
        return detail;
    }

    public @Nullable String hint() {
        return hint;
    }
}
