package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;

/**
 * PostgreSQL counts from 2000-01-01 and holds 4713 BC to 5874897 (date) or 294276 (timestamp).
 *
 * @see <a href="https://www.postgresql.org/docs/current/datatype-datetime.html">manual</a>
 */
final class TimeRanges {
    static final long EPOCH_DAYS = 10_957;
    static final long EPOCH_MICROS = EPOCH_DAYS * 86_400_000_000L;
    static final long DAY_MICROS = 86_400_000_000L;

    /** datatype/timestamp.h: Julian day 0 and DATE_END_JULIAN, MIN_TIMESTAMP and END_TIMESTAMP. */
    private static final long FIRST_DAY = -2_451_545;

    private static final long END_DAY = 2_147_483_494L - 2_451_545;
    private static final long FIRST_MICRO = -211_813_488_000_000_000L;
    private static final long END_MICRO = 9_223_371_331_200_000_000L;

    private TimeRanges() {}

    static int days(long epochDay) {
        if (epochDay < FIRST_DAY + EPOCH_DAYS || epochDay >= END_DAY + EPOCH_DAYS) {
            throw new UnconvertibleValueException(
                    Refusal.DATE, "outside the dates from 4713 BC to 5874897 that PostgreSQL holds");
        }
        return (int) (epochDay - EPOCH_DAYS);
    }

    static long micros(long epochMicros) {
        if (epochMicros < FIRST_MICRO + EPOCH_MICROS) {
            throw outside();
        }
        return requireBelowEnd(epochMicros - EPOCH_MICROS);
    }

    /** Also after rounding, which may carry a timestamp over the end. */
    static long requireBelowEnd(long micros) {
        if (micros < FIRST_MICRO || micros >= END_MICRO) {
            throw outside();
        }
        return micros;
    }

    static void requireTimeOfDay(long micros) {
        if (micros < 0 || micros > DAY_MICROS) {
            throw new UnconvertibleValueException(Refusal.DATE, "not a time of day");
        }
    }

    /** Rounds half away from zero, as the server does for a type with fewer than six fractional digits. */
    static long round(long micros, int step) {
        long rest = micros % step;
        long whole = micros - rest;
        if (2 * Math.abs(rest) < step) {
            return whole;
        }
        if (Math.abs(whole) > Long.MAX_VALUE - step) {
            throw new UnconvertibleValueException(Refusal.DATE, "cannot be rounded to the column's precision");
        }
        return rest > 0 ? whole + step : whole - step;
    }

    private static UnconvertibleValueException outside() {
        return new UnconvertibleValueException(
                Refusal.DATE, "outside the timestamps from 4713 BC to 294276 that PostgreSQL holds");
    }
}
