package io.pgtrek.config;

import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of the day, by the clock on the wall; it crosses midnight when {@code to} is before {@code from}.
 *
 * @param from first moment inside
 * @param to first moment outside
 */
public record TimeWindow(LocalTime from, LocalTime to) {

    /** How a window is written, e.g. {@code 22:00-05:00}; {@code 24:00} is the end of the day. */
    public static final String SHAPE = "([01][0-9]|2[0-3]):[0-5][0-9]\\s*-\\s*(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)";

    private static final Pattern PARTS = Pattern.compile("([0-9:]+)\\s*-\\s*([0-9:]+)");

    /** Empty when the text is no window; one without length is none. */
    public static Optional<TimeWindow> parse(String text) {
        Matcher parts = PARTS.matcher(text.strip());
        if (!text.strip().matches(SHAPE) || !parts.matches()) {
            return Optional.empty();
        }
        try {
            LocalTime from = LocalTime.parse(parts.group(1));
            LocalTime to = LocalTime.parse(parts.group(2).replace("24:00", "00:00"));
            return from.equals(to) ? Optional.empty() : Optional.of(new TimeWindow(from, to));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    public boolean contains(LocalTime time) {
        boolean begun = !time.isBefore(from);
        boolean open = time.isBefore(to);
        return from.isBefore(to) ? begun && open : begun || open;
    }

    /** When it opens next, strictly after {@code now}; where the clock is put forward over it, at the first moment after. */
    public ZonedDateTime opensAfter(ZonedDateTime now) {
        ZonedDateTime today = now.toLocalDate().atTime(from).atZone(now.getZone());
        return today.isAfter(now)
                ? today
                : now.toLocalDate().plusDays(1).atTime(from).atZone(now.getZone());
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
