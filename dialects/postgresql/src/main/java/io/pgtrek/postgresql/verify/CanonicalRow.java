package io.pgtrek.postgresql.verify;

/**
 * Takes rows in their canonical form: for each column four bytes of length (-1 for NULL) and the bytes of its binary
 * form; jsonb as its text, spelled as PostgreSQL spells it. Of a value longer than {@link RowShape#LARGE} bytes the
 * length is followed by its SHA-256 alone.
 */
@FunctionalInterface
public interface CanonicalRow {
    /** The row begins at {@code from}. The array is the caller's and will change. */
    void row(byte[] bytes, int from);
}
