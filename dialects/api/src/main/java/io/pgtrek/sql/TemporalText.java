package io.pgtrek.sql;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates and times written as text; only what means the same in PostgreSQL whatever its settings. */
public final class TemporalText {

    private static final Pattern DAY = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})(?:[ T](.+))?");
    private static final Pattern TIME = Pattern.compile("(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d{1,6})?)?");
    private static final Pattern SPAN = Pattern.compile("-?\\d+:[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?");

    private TemporalText() {}

    /**
     * Whether it is a day without a time.
     *
     * @throws UntranslatableException where it is not even a day with a time
     */
    public static boolean isDayOnly(String text) {
        Matcher day = DAY.matcher(text);
        if (!day.matches()) {
            throw new UntranslatableException("\"" + text + "\" is not a date of the form YYYY-MM-DD");
        }
        checkDay(text, day);
        if (day.group(4) != null) {
            checkTime(day.group(4));
        }
        return day.group(4) == null;
    }

    /** @throws UntranslatableException unless it is a time of day */
    public static void checkTime(String text) {
        Matcher time = TIME.matcher(text);
        if (!time.matches()) {
            throw new UntranslatableException("\"" + text + "\" is not a time of the form HH:MM:SS");
        }
        try {
            int second = time.group(3) == null ? 0 : Integer.parseInt(time.group(3));
            LocalTime.of(Integer.parseInt(time.group(1)), Integer.parseInt(time.group(2)), second);
        } catch (DateTimeException e) {
            throw new UntranslatableException("\"" + text + "\" is no time of day");
        }
    }

    /** @throws UntranslatableException unless it is a span of hours, minutes and seconds, of any length and sign */
    static String requireSpan(String text) {
        if (!SPAN.matcher(text).matches()) {
            throw new UntranslatableException("\"" + text + "\" is not a span of the form HHH:MM:SS");
        }
        return text;
    }

    private static void checkDay(String text, Matcher day) {
        int year = Integer.parseInt(day.group(1));
        int month = Integer.parseInt(day.group(2));
        int dayOfMonth = Integer.parseInt(day.group(3));
        if (year == 0 || month == 0 || dayOfMonth == 0) {
            throw new UntranslatableException("\"" + text + "\" is a zero date, which PostgreSQL does not have");
        }
        try {
            LocalDate.of(year, month, dayOfMonth);
        } catch (DateTimeException e) {
            throw new UntranslatableException("\"" + text + "\" is no day of the calendar");
        }
    }
}
