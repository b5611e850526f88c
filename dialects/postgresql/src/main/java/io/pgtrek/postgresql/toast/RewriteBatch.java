package io.pgtrek.postgresql.toast;

/**
 * What one transaction did.
 *
 * @param position where the pass goes on
 * @param rows made anew
 * @param rawBytes of them, uncompressed, an estimate for some types
 * @param storedBefore bytes of the values as they were stored
 * @param storedAfter bytes of the same columns as they are stored now
 * @param proven rows whose hashes were compared
 */
public record RewriteBatch(
        RewritePosition position, long rows, long rawBytes, long storedBefore, long storedAfter, long proven) {}
