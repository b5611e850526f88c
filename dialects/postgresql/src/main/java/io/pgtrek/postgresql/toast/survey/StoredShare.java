package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.CompressionMethod;
import org.jspecify.annotations.Nullable;

/**
 * Values of a column that are stored in one way.
 *
 * @param method null where they are not compressed
 * @param outside whether they stand in TOAST, not in their row; before PostgreSQL 17, which tells, what the server's rules
 *     make of their sizes
 * @param values how many
 * @param stored bytes as stored, headers included where a value stands in its row
 * @param raw bytes before compression; null where that takes reading them
 * @param largest stored bytes of the largest that was seen
 */
public record StoredShare(
        @Nullable CompressionMethod method,
        boolean outside,
        Amount values,
        Amount stored,
        @Nullable Amount raw,
        long largest) {

    /** Whether the server tried, or was forbidden, to make these smaller. */
    public boolean toasted() {
        return method != null || outside;
    }
}
