package io.pgtrek.job.run;

import io.pgtrek.error.MigrateException;

/** A connection that stayed lost; nobody further out tries again. */
public final class GaveUpException extends MigrateException {

    private static final long serialVersionUID = 1L;

    GaveUpException(MigrateException last, int retries) {
        super(
                last.code(),
                RunFailures.sentence(last),
                detail(last, retries),
                (last.hint() == null ? "Check that the server runs and can be reached." : last.hint())
                        + " Then run again to continue.",
                last);
    }

    private static String detail(MigrateException last, int retries) {
        String tried = retries == 0
                ? "retries is 0."
                : "Gave up after " + retries + (retries == 1 ? " more attempt." : " more attempts.");
        return last.detail() == null ? tried : last.detail() + " | " + tried;
    }

    public static boolean in(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof GaveUpException) {
                return true;
            }
        }
        return false;
    }
}
