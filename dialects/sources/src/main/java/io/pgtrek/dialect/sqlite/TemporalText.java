package io.pgtrek.dialect.sqlite;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A date, perhaps with time and offset, as SQLite's date functions read it, and a little more: any number of
 * fractional digits, offsets without minutes.
 *
 * @param micros since midnight; 86,400,000,000 where rounding reaches the next day
 * @param hasTime whether a time was written
 * @param rounded whether digits beyond the sixth were rounded
 * @param offsetSeconds east of UTC; null where none was written
 * @see <a href="https://www.sqlite.org/lang_datefunc.html#time_values">time values</a>
 */
record TemporalText(
        long epochDay,
        long micros,
        boolean hasTime,
        boolean rounded,
        @Nullable Integer offsetSeconds) {

    static final long MICROS_PER_DAY = 86_400_000_000L;

    private static final int MICRO_DIGITS = 6;
    private static final String TIME = "(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.(\\d+))?)?";
    private static final Pattern TIME_ONLY = Pattern.compile(TIME);
    private static final Pattern DATE_TIME = Pattern.compile(
            "(\\d{4})-(\\d{2})-(\\d{2})(?:[ Tt]" + TIME + "\\s*(?:([Zz])|([-+])(\\d{2}):?(\\d{2})?)?)?\\s*");
    private static final int OFFSET_GROUP = 8;

    /** Empty for text of another form, and for days and times that do not exist. */
    static Optional<TemporalText> parse(String text) {
        Matcher matcher = DATE_TIME.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            long day = LocalDate.of(number(matcher, 1), number(matcher, 2), number(matcher, 3))
                    .toEpochDay();
            if (matcher.group(4) == null) {
                return Optional.of(new TemporalText(day, 0, false, false, null));
            }
            Clock clock = Clock.of(matcher, 4);
            return Optional.of(new TemporalText(day, clock.micros, true, clock.rounded, offset(matcher)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** A time without a date; its day is 0. */
    static Optional<TemporalText> parseTime(String text) {
        Matcher matcher = TIME_ONLY.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            Clock clock = Clock.of(matcher, 1);
            return Optional.of(new TemporalText(0, clock.micros, true, clock.rounded, null));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Microseconds since 1970-01-01 as written, the offset not applied. */
    long epochMicros() {
        return epochDay * MICROS_PER_DAY + micros;
    }

    private static @Nullable Integer offset(Matcher matcher) {
        if (matcher.group(OFFSET_GROUP) != null) {
            return 0;
        }
        if (matcher.group(OFFSET_GROUP + 1) == null) {
            return null;
        }
        int hours = number(matcher, OFFSET_GROUP + 2);
        int minutes = matcher.group(OFFSET_GROUP + 3) == null ? 0 : number(matcher, OFFSET_GROUP + 3);
        if (hours > 14 || minutes > 59) {
            throw new DateTimeException("no such offset");
        }
        int seconds = (hours * 60 + minutes) * 60;
        return matcher.group(OFFSET_GROUP + 1).equals("-") ? -seconds : seconds;
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private record Clock(long micros, boolean rounded) {

        static Clock of(Matcher matcher, int first) {
            int hour = number(matcher, first);
            int minute = number(matcher, first + 1);
            int second = matcher.group(first + 2) == null ? 0 : number(matcher, first + 2);
            if (hour > 23 || minute > 59 || second > 59) {
                throw new DateTimeException("no such time");
            }
            String fraction = matcher.group(first + 3) == null ? "" : matcher.group(first + 3);
            long seconds = (hour * 60L + minute) * 60 + second;
            return new Clock(seconds * 1_000_000 + micros(fraction), isRounded(fraction));
        }

        private static long micros(String fraction) {
            String padded = (fraction + "0000000").substring(0, MICRO_DIGITS + 1);
            return (Long.parseLong(padded) + 5) / 10;
        }

        private static boolean isRounded(String fraction) {
            return fraction.length() > MICRO_DIGITS
                    && !fraction.substring(MICRO_DIGITS).replace("0", "").isEmpty();
        }
    }
}
