package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Fits a number into {@code numeric(p,s)} as the server would, so that rounding can be counted and overflow refused. */
final class NumericLimits {
    private NumericLimits() {}

    /** The number with the column's scale, which is then never negative. */
    static BigDecimal fit(BigDecimal value, ColumnFormat format) {
        requireWholeDigits(value, NumericEncoder.MOST_WHOLE_DIGITS);
        Integer scale = format.scale();
        if (scale == null) {
            return value.scale() < 0 ? value.setScale(0) : value;
        }
        BigDecimal fitting = value.setScale(scale, RoundingMode.HALF_UP);
        if (format.precision() != null) {
            requireWholeDigits(fitting, format.precision() - scale);
        }
        return scale < 0 ? fitting.setScale(0) : fitting;
    }

    private static void requireWholeDigits(BigDecimal value, int most) {
        if (value.signum() != 0 && (long) value.precision() - value.scale() > most) {
            throw new UnconvertibleValueException(Refusal.RANGE, "more than " + most + " digits before the point");
        }
    }

    /** Whether all its digits fit a long. */
    static boolean fitsLong(BigDecimal value) {
        return value.precision() <= 18 && value.scale() >= 0;
    }

    /** Whether the long way is not needed: nothing to round, nothing to refuse, nothing that leaves a long. */
    static boolean fits(long unscaled, int scale, ColumnFormat format) {
        int target = format.scale() == null ? scale : format.scale();
        if (scale < 0 || target < scale || target > NumericEncoder.MOST_LONG_SCALE) {
            return false;
        }
        int precision = format.precision() == null ? 18 : Math.min(format.precision(), 18);
        long bound = NumericEncoder.POWERS[precision] / NumericEncoder.POWERS[Math.min(target - scale, precision)];
        return unscaled < bound && unscaled > -bound;
    }
}
