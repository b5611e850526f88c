package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.CompressionMethod;
import java.util.Objects;

/**
 * The numbers that advice about a column is drawn from; all but the last are bytes.
 *
 * @param plain what the column takes without compression; likewise the two after it
 * @param each size of a toasted value before compression, on average
 */
record ColumnSizes(ColumnSurvey column, long now, long plain, long pglz, long lz4, long each) {

    /** Below, compression is not worth its time. */
    private static final double WORTH = 0.9;

    /** Above, lz4's speed is bought with space. */
    private static final double TOLERABLE = 1.1;

    /** A difference that is not worth a rewrite. */
    private static final double SAME = 0.97;

    /** Where values are so large that it matters how much of them must be read for a piece. */
    private static final long LARGE = 32 << 10;

    /** @param column with an estimate */
    static ColumnSizes of(ColumnSurvey column) {
        SizeEstimate estimate = Objects.requireNonNull(column.estimate());
        long values = column.shares().stream()
                .filter(StoredShare::toasted)
                .mapToLong(share -> share.values().value())
                .sum();
        return new ColumnSizes(
                column,
                column.stored().value(),
                estimate.plain().value(),
                estimate.pglz().value(),
                estimate.lz4().value(),
                estimate.plain().value() / Math.max(1, values));
    }

    boolean compressible() {
        return Math.min(pglz, lz4) < plain * WORTH;
    }

    boolean smallerWithLz4() {
        return lz4 < pglz * WORTH;
    }

    boolean lz4IsAboutAsSmall() {
        return lz4 <= pglz * TOLERABLE;
    }

    /** Whether an application can read a piece of a value, and it matters. */
    boolean pieces() {
        return column.readInParts() && each >= LARGE;
    }

    /** Whether all that this method makes smaller is stored with it. */
    boolean holdsOnly(CompressionMethod method) {
        long best = method == CompressionMethod.LZ4 ? lz4 : pglz;
        return now <= best / SAME
                && column.shares().stream().allMatch(share -> share.method() == method || share.method() == null);
    }

    long size(AdviceAction action) {
        return switch (action) {
            case KEEP -> now;
            case LZ4 -> lz4;
            case PGLZ -> pglz;
            case EXTERNAL -> plain;
        };
    }
}
