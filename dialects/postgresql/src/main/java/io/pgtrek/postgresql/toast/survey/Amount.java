package io.pgtrek.postgresql.toast.survey;

import org.jspecify.annotations.Nullable;

/**
 * A number that was counted, or one estimated from a sample.
 *
 * @param low where the true number is at least with 95 % confidence; null, like {@code high}, for a counted one
 */
public record Amount(
        long value, @Nullable Long low, @Nullable Long high) {

    public static final Amount NONE = counted(0);

    private static final double TWO_SIDED_95 = 1.96;

    public static Amount counted(long value) {
        return new Amount(value, null, null);
    }

    /**
     * What a sample says about all pages, each of which was taken with the same probability on its own.
     *
     * @param found sum over the sampled pages
     * @param squares sum of the pages' squares
     */
    static Amount estimated(long found, double squares, double probability) {
        if (probability >= 1) {
            return counted(found);
        }
        double margin = TWO_SIDED_95 * Math.sqrt((1 - probability) * squares) / probability;
        double value = found / probability;
        return new Amount(Math.round(value), Math.max(found, Math.round(value - margin)), Math.round(value + margin));
    }

    /** Within a factor that is itself an estimate, e.g. bytes of which a sample says how they would compress. */
    Amount scaled(double factor, double factorMargin) {
        long scaled = Math.round(value * factor);
        double least = Math.max(0, factor - factorMargin) * (low == null ? value : low);
        double most = (factor + factorMargin) * (high == null ? value : high);
        boolean exact = low == null && factorMargin == 0;
        return exact ? counted(scaled) : new Amount(scaled, Math.round(least), Math.round(most));
    }

    /** The sum; as if all were off to the same side, since values of a row are rarely independent. */
    public Amount plus(Amount other) {
        Long least = low == null && other.low == null ? null : Long.valueOf(least() + other.least());
        Long most = high == null && other.high == null ? null : Long.valueOf(most() + other.most());
        return new Amount(value + other.value, least, most);
    }

    private long least() {
        return low == null ? value : low;
    }

    private long most() {
        return high == null ? value : high;
    }
}
