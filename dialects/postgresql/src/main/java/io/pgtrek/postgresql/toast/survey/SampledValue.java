package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.CompressionMethod;
import org.jspecify.annotations.Nullable;

/**
 * What one value takes now and would take otherwise, in stored bytes.
 *
 * @param method it is stored with
 * @param plain without compression
 * @param pglzGivesUp whether pglz leaves it as it is
 */
record SampledValue(
        @Nullable CompressionMethod method, double stored, double plain, double pglz, double lz4, boolean pglzGivesUp) {

    /** Whether only lz4 makes it smaller. */
    boolean missed() {
        return pglzGivesUp && lz4 < plain;
    }
}
