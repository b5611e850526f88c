package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;

/** Dates as the server prints them, {@code YYYY-MM-DD[ HH:MM:SS[.ffffff]]}, read without a string. */
final class DateText {

    private static final int DATE_LENGTH = 10;
    private static final long MICROS_PER_SECOND = 1_000_000L;
    private static final long MICROS_PER_DAY = 86_400L * MICROS_PER_SECOND;

    private DateText() {}

    /**
     * Whether no calendar has the date: a part is zero, or (sql_mode ALLOW_INVALID_DATES) the month is shorter. The year
     * zero counts too, for SQL has none.
     */
    static boolean isImpossible(byte[] text) {
        int year = year(text);
        int month = number(text, 5, 7);
        int day = number(text, 8, 10);
        return year == 0
                || month == 0
                || month > 12
                || day == 0
                || day > Month.of(month).length(Year.isLeap(year));
    }

    static long epochDay(byte[] text) {
        return LocalDate.of(year(text), number(text, 5, 7), number(text, 8, 10)).toEpochDay();
    }

    /** Microseconds since midnight, 0 for a plain date. */
    static long microsOfDay(byte[] text) {
        if (text.length == DATE_LENGTH) {
            return 0;
        }
        long seconds = number(text, 11, 13) * 3600L + number(text, 14, 16) * 60L + number(text, 17, 19);
        return seconds * MICROS_PER_SECOND + fraction(text, 19);
    }

    static long epochMicros(byte[] text) {
        return epochDay(text) * MICROS_PER_DAY + microsOfDay(text);
    }

    /** Microseconds of a fraction that begins with a point at {@code point}; 0 without one. */
    static long fraction(byte[] text, int point) {
        if (point >= text.length) {
            return 0;
        }
        if (text[point] != '.' || text.length - point - 1 > 6) {
            throw unreadable();
        }
        long micros = number(text, point + 1, text.length);
        for (int digits = text.length - point - 1; digits < 6; digits++) {
            micros *= 10;
        }
        return micros;
    }

    private static int year(byte[] text) {
        return number(text, 0, 4);
    }

    static int number(byte[] text, int from, int to) {
        if (to > text.length || from >= to) {
            throw unreadable();
        }
        int number = 0;
        for (int at = from; at < to; at++) {
            int digit = text[at] - '0';
            if (digit < 0 || digit > 9) {
                throw unreadable();
            }
            number = number * 10 + digit;
        }
        return number;
    }

    private static UnconvertibleValueException unreadable() {
        return new UnconvertibleValueException(Refusal.DATE, "not a date or time");
    }
}
