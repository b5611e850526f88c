package io.pgtrek.postgresql.toast;

/**
 * What one transaction did.
 *
 * @param position where the pass goes on
 * @param rows made anew
 * @param suppressed rows that were to be made anew, but that a trigger kept from being written
 * @param rawBytes of them, uncompressed, an estimate for some types
 * @param storedBefore bytes of the values as they were stored
 * @param storedAfter bytes of the same columns as they are stored now
 * @param proven rows whose hashes were compared
 */
public record RewriteBatch(
        RewritePosition position,
        long rows,
        long suppressed,
        long rawBytes,
        long storedBefore,
        long storedAfter,
        long proven) {

    /** Of the same transaction, after another one that wrote nothing. */
    RewriteBatch after(RewriteBatch vain) {
        return new RewriteBatch(
                position, rows, suppressed + vain.suppressed, rawBytes, storedBefore, storedAfter, proven);
    }
}
