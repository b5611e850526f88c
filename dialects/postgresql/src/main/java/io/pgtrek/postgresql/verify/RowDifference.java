package io.pgtrek.postgresql.verify;

import org.jspecify.annotations.Nullable;

/**
 * A row, or a value of it, that is not the same on both sides. Long values are cut; one that differs beyond the cut is
 * followed by its length and the beginning of its hash.
 *
 * @param key the row's key as {@code column=value}, or all of a row without a key
 * @param keyed whether {@code key} is a key; if not, it is the row
 * @param column its name in the target; null when the whole row is concerned
 * @param source the value as text; null for NULL, and when the whole row is concerned
 * @param target as {@code source}
 */
public record RowDifference(
        Kind kind,
        String key,
        boolean keyed,
        @Nullable String column,
        @Nullable String source,
        @Nullable String target) {

    /** What is wrong with a row. */
    public enum Kind {
        /** A value differs. */
        CHANGED,
        /** In the source alone, or fewer times in the target. */
        MISSING,
        /** In the target alone, or fewer times in the source. */
        EXTRA
    }
}
