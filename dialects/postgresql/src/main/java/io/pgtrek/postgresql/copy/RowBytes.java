package io.pgtrek.postgresql.copy;

/** Takes rows in binary COPY form. */
@FunctionalInterface
public interface RowBytes {
    /** One whole row: number of fields, then length and bytes of each. The array is the caller's and will change. */
    void row(byte[] bytes, int offset, int length);
}
