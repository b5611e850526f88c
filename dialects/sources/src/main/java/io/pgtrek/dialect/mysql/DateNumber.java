package io.pgtrek.dialect.mysql;

import java.time.Month;
import java.time.Year;

/**
 * Dates as the server gives them when they are cast to a number: {@code YYYYMMDD}, and {@code YYYYMMDDhhmmss} with a time
 * of day. Such a number also spells the dates that no calendar has, and costs half of what printing them costs.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.4/en/date-and-time-type-conversion.html">manual</a>
 */
final class DateNumber {

    /** What stands before the time of day counts this much. */
    static final long TIMES = 1_000_000;

    private static final long MICROS_PER_SECOND = 1_000_000L;
    private static final long MICROS_PER_DAY = 86_400L * MICROS_PER_SECOND;
    private static final long DAYS_BEFORE_1970 = 719_468;

    private DateNumber() {}

    /** Whether no calendar has the date {@code YYYYMMDD}, by the rule of {@link DateText#isImpossible}. */
    static boolean isImpossible(long date) {
        int year = (int) (date / 10_000);
        int month = (int) (date / 100 % 100);
        int day = (int) (date % 100);
        return year == 0
                || month == 0
                || month > 12
                || day == 0
                || day > 28 && day > Month.of(month).length(Year.isLeap(year));
    }

    /** As {@link java.time.LocalDate#toEpochDay()}, which is three times as slow: years begin in March here. */
    static long epochDay(long date) {
        long month = date / 100 % 100;
        long year = date / 10_000 - (month <= 2 ? 1 : 0);
        long dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + date % 100 - 1;
        return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - DAYS_BEFORE_1970;
    }

    /** The date of {@code YYYYMMDDhhmmss}. */
    static long dateOf(long moment) {
        return moment / TIMES;
    }

    /** The time of day of {@code YYYYMMDDhhmmss}. */
    static long microsOfDay(long moment) {
        long time = moment % TIMES;
        return (time / 10_000 * 3600 + time / 100 % 100 * 60 + time % 100) * MICROS_PER_SECOND;
    }

    static long epochMicros(long moment) {
        return epochDay(dateOf(moment)) * MICROS_PER_DAY + microsOfDay(moment);
    }
}
