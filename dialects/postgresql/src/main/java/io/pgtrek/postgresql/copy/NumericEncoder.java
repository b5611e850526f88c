package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.math.BigDecimal;
import java.util.Arrays;

/**
 * Writes numeric's binary form: groups of four decimal digits, aligned at the point, without zero groups at either end.
 *
 * @see <a href="https://github.com/postgres/postgres/blob/REL_15_STABLE/src/backend/utils/adt/numeric.c">numeric_send</a>
 */
final class NumericEncoder {
    /** What unconstrained numeric holds, by the manual's page on numeric types. */
    static final int MOST_WHOLE_DIGITS = 131_072;

    static final int MOST_FRACTION_DIGITS = 16_383;

    /** Up to this scale, a long's fraction still fits a long when its last group is filled up. */
    static final int MOST_LONG_SCALE = 16;

    static final long[] POWERS = powers();
    private static final int GROUP = 4;
    private static final int NEGATIVE = 0x4000;
    private static final int NAN = 0xC000;

    private final CopyBuffer buffer;
    private short[] groups = new short[32];
    private int count;

    NumericEncoder(CopyBuffer buffer) {
        this.buffer = buffer;
    }

    void writeNaN() {
        header(0, 0, NAN, 0);
    }

    /** Writes {@code unscaled / 10^scale}; scale from 0 to {@link #MOST_LONG_SCALE}, unscaled not the smallest long. */
    void write(long unscaled, int scale) {
        long magnitude = Math.abs(unscaled);
        count = 0;
        int wholeGroups = addGroups(magnitude / POWERS[scale], 0);
        int missing = (GROUP - scale % GROUP) % GROUP;
        addGroups(magnitude % POWERS[scale] * POWERS[missing], (scale + missing) / GROUP);
        finish(wholeGroups, unscaled < 0, scale);
    }

    /** @param value with a scale that is not negative */
    void write(BigDecimal value) {
        int scale = value.scale();
        if (scale > MOST_FRACTION_DIGITS) {
            throw new UnconvertibleValueException(
                    Refusal.RANGE, "more than " + MOST_FRACTION_DIGITS + " digits after the point");
        }
        String digits = value.unscaledValue().abs().toString();
        int whole = Math.max(digits.length() - scale, 0);
        int wholeGroups = (whole + GROUP - 1) / GROUP;
        int total = wholeGroups + (scale + GROUP - 1) / GROUP;
        count = 0;
        int position = digits.length() - scale - wholeGroups * GROUP;
        for (int i = 0; i < total; i++, position += GROUP) {
            add(group(digits, position));
        }
        finish(wholeGroups, value.signum() < 0, scale);
    }

    /** Four digits from a position that may lie before the first or after the last. */
    private static int group(String digits, int from) {
        int value = 0;
        for (int i = from; i < from + GROUP; i++) {
            value = 10 * value + (i >= 0 && i < digits.length() ? digits.charAt(i) - '0' : 0);
        }
        return value;
    }

    /** Adds the number's groups, at least that many. @return how many */
    private int addGroups(long number, int atLeast) {
        int needed = Math.max(atLeast, number == 0 ? 0 : groupsOf(number));
        for (int i = needed - 1; i >= 0; i--) {
            add((int) (number / POWERS[GROUP * i] % 10_000));
        }
        return needed;
    }

    private static int groupsOf(long number) {
        int needed = 1;
        while (needed < 5 && number >= POWERS[GROUP * needed]) {
            needed++;
        }
        return needed;
    }

    private void add(int group) {
        if (count == groups.length) {
            groups = Arrays.copyOf(groups, 2 * count);
        }
        groups[count++] = (short) group;
    }

    private void finish(int wholeGroups, boolean negative, int scale) {
        int first = 0;
        while (first < count && groups[first] == 0) {
            first++;
        }
        int last = count;
        while (last > first && groups[last - 1] == 0) {
            last--;
        }
        boolean zero = first == last;
        header(last - first, zero ? 0 : wholeGroups - 1 - first, negative && !zero ? NEGATIVE : 0, scale);
        for (int i = first; i < last; i++) {
            buffer.writeShort(groups[i]);
        }
    }

    private void header(int groupCount, int weight, int sign, int scale) {
        buffer.writeShort(groupCount);
        buffer.writeShort(weight);
        buffer.writeShort(sign);
        buffer.writeShort(scale);
    }

    private static long[] powers() {
        long[] powers = new long[19];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = 10 * powers[i - 1];
        }
        return powers;
    }
}
