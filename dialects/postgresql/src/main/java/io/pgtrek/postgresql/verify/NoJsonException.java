package io.pgtrek.postgresql.verify;

/** The text is not what PostgreSQL would take as jsonb. */
final class NoJsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoJsonException() {
        super("no JSON", null, false, false);
    }
}
