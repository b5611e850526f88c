package io.pgtrek.report;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {

    private static final String[] UNITS = {"kB", "MB", "GB", "TB", "PB", "EB"};

    private Numbers() {}

    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A count that -1 says was never taken. */
    static String counted(long number) {
        return number < 0 ? "–" : count(number);
    }

    /** {@code 1 row}, {@code 2 rows}. */
    public static String of(long number, String noun) {
        return count(number) + " " + (number == 1 ? noun : plural(noun));
    }

    private static String plural(String noun) {
        return noun.endsWith("x")
                ? noun + "es"
                : noun.endsWith("y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
    }

    /** Units of 1024, named as PostgreSQL names them. */
    static String bytes(long bytes) {
        if (bytes < 1024) {
            return of(bytes, "byte");
        }
        double value = bytes;
        int unit = -1;
        while (value >= 1023.95) {
            value /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f %s", value, UNITS[unit]);
    }

    static String millis(long millis) {
        if (millis < 1000) {
            return millis + " ms";
        }
        if (millis < 60_000) {
            return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
        }
        long seconds = Math.round(millis / 1000.0);
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%,d h %02d min", seconds / 3600, seconds % 3600 / 60);
    }

    /** How long the run took by the clock. */
    static String duration(String started, String finished) {
        return millis(Duration.between(Instant.parse(started), Instant.parse(finished))
                .toMillis());
    }

    /** {@code 2026-11-30 16:38:49 UTC}. */
    static String time(String instant) {
        return instant.substring(0, Math.min(19, instant.length())).replace('T', ' ') + " UTC";
    }
}
