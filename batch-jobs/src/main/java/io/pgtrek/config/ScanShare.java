package io.pgtrek.config;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much of a large table is read.
 *
 * @param percent of its pages; 100 where bytes decide
 * @param bytes of its pages at most; {@link Long#MAX_VALUE} where the percentage decides
 */
public record ScanShare(double percent, long bytes) {

    /** Everything. */
    public static final ScanShare ALL = new ScanShare(100, Long.MAX_VALUE);

    private static final Pattern PERCENT = Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,4})?) ?%");
    private static final Pattern BYTES = Pattern.compile("([1-9][0-9]{0,5}) ?([kMGT])B");

    /** {@code 5%} or {@code 1GB}; empty for anything else. */
    public static Optional<ScanShare> parse(String text) {
        Matcher percent = PERCENT.matcher(text.strip());
        if (percent.matches()) {
            double share = Double.parseDouble(percent.group(1));
            return share > 0 && share <= 100 ? Optional.of(new ScanShare(share, Long.MAX_VALUE)) : Optional.empty();
        }
        return bytes(text).map(bytes -> new ScanShare(100, bytes));
    }

    /** {@code 64kB}, {@code 8MB}; units of 1024 as in PostgreSQL; empty for anything else. */
    public static Optional<Long> bytes(String text) {
        Matcher bytes = BYTES.matcher(text.strip());
        return bytes.matches()
                ? Optional.of(Long.parseLong(bytes.group(1)) << 10 * ("kMGT".indexOf(bytes.group(2)) + 1))
                : Optional.empty();
    }

    /** The fraction of a table of that size to read: above 0, at most 1. */
    public double of(long tableBytes) {
        return Math.min(percent / 100, tableBytes <= bytes ? 1 : bytes / (double) tableBytes);
    }
}
