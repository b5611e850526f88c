package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * ISO forms of dates and times as PostgreSQL reads and prints them: years without sign, {@code BC} at the end.
 *
 * @see <a href="https://www.postgresql.org/docs/current/datatype-datetime.html">manual: date/time types</a>
 */
final class TimeForm {

    private static final String DATE = "(?<year>\\d{4,7})-(?<month>\\d{1,2})-(?<day>\\d{1,2})";
    private static final String TIME = "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}(?:\\.\\d{1,6})?))?";
    private static final String ZONE = "(?<zone>Z|[+-]\\d{2}(?::?\\d{2})?)";
    private static final String ERA = "(?<bc> BC)?";
    private static final Pattern DATES = Pattern.compile(DATE + ERA);
    private static final Pattern TIMES = Pattern.compile(TIME + ZONE + "?");
    private static final Pattern TIMESTAMPS = Pattern.compile(DATE + "(?:[ T]" + TIME + ")? ?" + ZONE + "?" + ERA);
    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private TimeForm() {}

    static String date(long epochDay) {
        LocalDate date = LocalDate.ofEpochDay(epochDay);
        return day(date) + era(date);
    }

    static String time(long micros) {
        return micros == TimeRanges.DAY_MICROS
                ? "24:00:00"
                : LocalTime.ofNanoOfDay(micros * 1_000).toString();
    }

    static String timestamp(long epochMicros, String zone) {
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(epochMicros, TimeRanges.DAY_MICROS));
        return day(date) + " " + time(Math.floorMod(epochMicros, TimeRanges.DAY_MICROS)) + zone + era(date);
    }

    private static String day(LocalDate date) {
        int year = date.getYear() > 0 ? date.getYear() : 1 - date.getYear();
        return String.format(Locale.ROOT, "%04d-%02d-%02d", year, date.getMonthValue(), date.getDayOfMonth());
    }

    private static String era(LocalDate date) {
        return date.getYear() > 0 ? "" : " BC";
    }

    static long parseDate(String text) {
        return epochDay(matched(DATES, text, "not a date in the form 2020-12-31"));
    }

    static long parseTime(String text) {
        Matcher time = matched(TIMES, text, "not a time in the form 23:59:59.999999");
        if (seconds(time.group("zone")) != 0) {
            throw refused("a time with an offset from UTC");
        }
        return micros(time);
    }

    /** @param zoned whether an offset from UTC must be there; otherwise it must not */
    static long parseTimestamp(String text, boolean zoned) {
        Matcher parts = matched(TIMESTAMPS, text, "not a timestamp in the form 2020-12-31 23:59:59.999999");
        if (zoned != (parts.group("zone") != null)) {
            throw refused(zoned ? "a timestamp without an offset from UTC" : "a timestamp with an offset from UTC");
        }
        long day = epochDay(parts);
        long local = parts.group("hour") == null ? 0 : micros(parts);
        try {
            long micros = Math.addExact(Math.multiplyExact(day, TimeRanges.DAY_MICROS), local);
            return Math.subtractExact(micros, seconds(parts.group("zone")) * 1_000_000L);
        } catch (ArithmeticException e) {
            throw refused("outside the timestamps that PostgreSQL holds");
        }
    }

    private static Matcher matched(Pattern pattern, String text, String otherwise) {
        Matcher matcher = pattern.matcher(text.strip());
        if (!matcher.matches()) {
            throw refused(otherwise);
        }
        return matcher;
    }

    private static long epochDay(Matcher parts) {
        int year = Integer.parseInt(parts.group("year"));
        try {
            return LocalDate.of(
                            parts.group("bc") == null ? year : 1 - year,
                            Integer.parseInt(parts.group("month")),
                            Integer.parseInt(parts.group("day")))
                    .toEpochDay();
        } catch (DateTimeException e) {
            throw refused("no such date");
        }
    }

    private static long micros(Matcher parts) {
        String second = parts.group("second");
        long micros =
                second == null ? 0 : new BigDecimal(second).multiply(MILLION).longValueExact();
        int minutes = 60 * Integer.parseInt(parts.group("hour")) + Integer.parseInt(parts.group("minute"));
        long sum = 60_000_000L * minutes + micros;
        if (Integer.parseInt(parts.group("minute")) > 59 || micros >= 60_000_000 || sum > TimeRanges.DAY_MICROS) {
            throw refused("no such time of day");
        }
        return sum;
    }

    private static int seconds(@Nullable String zone) {
        if (zone == null || zone.equals("Z")) {
            return 0;
        }
        String digits = zone.substring(1).replace(":", "");
        int minutes = 60 * Integer.parseInt(digits.substring(0, 2))
                + (digits.length() > 2 ? Integer.parseInt(digits.substring(2)) : 0);
        return (zone.charAt(0) == '-' ? -60 : 60) * minutes;
    }

    private static UnconvertibleValueException refused(String reason) {
        return new UnconvertibleValueException(Refusal.DATE, reason);
    }
}
