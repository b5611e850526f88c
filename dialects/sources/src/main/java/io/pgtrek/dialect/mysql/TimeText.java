package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;

/** Times as the server prints them, {@code [-]HHH:MM:SS[.ffffff]}. */
final class TimeText {

    /** 24:00:00, which PostgreSQL's time takes. */
    private static final long END_OF_DAY = 86_400_000_000L;

    private TimeText() {}

    /** Signed microseconds. */
    static long micros(byte[] text) {
        boolean negative = text.length > 0 && text[0] == '-';
        int start = negative ? 1 : 0;
        int colon = start;
        while (colon < text.length && text[colon] != ':') {
            colon++;
        }
        long seconds = DateText.number(text, start, colon) * 3600L
                + DateText.number(text, colon + 1, colon + 3) * 60L
                + DateText.number(text, colon + 4, colon + 6);
        long micros = seconds * 1_000_000L + DateText.fraction(text, colon + 6);
        return negative ? -micros : micros;
    }

    /** The same, if it is a time of day. */
    static long ofDay(long micros) {
        if (micros < 0 || micros > END_OF_DAY) {
            throw new UnconvertibleValueException(Refusal.DATE, "outside 00:00 to 24:00");
        }
        return micros;
    }
}
