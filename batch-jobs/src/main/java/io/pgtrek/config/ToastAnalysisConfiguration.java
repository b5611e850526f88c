package io.pgtrek.config;

import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.spi.Selection;
import org.jspecify.annotations.Nullable;

/**
 * What is analysed, and how closely.
 *
 * @param tables which of the database's
 * @param scan how much of each table is read
 * @param sampleBytes of each column's values to decompress at most for the estimates; 0 for no estimates
 * @param partialReads whether reads of pieces are timed, which takes a temporary table
 * @param reads what the application reads of large values; null where the user did not say
 */
public record ToastAnalysisConfiguration(
        TargetSpec database,
        Selection tables,
        ScanShare scan,
        long sampleBytes,
        @Nullable ReadPattern reads,
        boolean partialReads) {

    /** Enough values for a few percent of doubt, and less than a second of work per column. */
    public static final long DEFAULT_SAMPLE_BYTES = 8L << 20;

    /** Bytes of each column's values to copy at most for timing. */
    public long copiedBytes() {
        return sampleBytes == 0 ? DEFAULT_SAMPLE_BYTES : sampleBytes;
    }
}
