package io.pgtrek.config;

import io.pgtrek.postgresql.toast.survey.ReadPattern;
import org.jspecify.annotations.Nullable;

/**
 * How closely large values are looked at.
 *
 * @param scan how much of each table is read
 * @param sampleBytes of each column's values to decompress at most for the estimates; 0 for no estimates
 * @param reads what the application reads of large values; null where the user did not say
 * @param partialReads whether reads of pieces are timed, which takes a temporary table
 */
public record AnalysisOptions(
        ScanShare scan, long sampleBytes, @Nullable ReadPattern reads, boolean partialReads) {

    /** Enough values for a few percent of doubt, and less than a second of work per column. */
    public static final long DEFAULT_SAMPLE_BYTES = 8L << 20;

    /** What an empty {@code analysis:} means. */
    public static final AnalysisOptions DEFAULT = new AnalysisOptions(ScanShare.ALL, DEFAULT_SAMPLE_BYTES, null, false);

    /** Bytes of each column's values to copy at most for timing. */
    public long copiedBytes() {
        return sampleBytes == 0 ? DEFAULT_SAMPLE_BYTES : sampleBytes;
    }
}
