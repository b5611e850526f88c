package io.pgtrek.cli.output;

import java.util.Locale;

/** Numbers for people, the same in every locale. */
final class Quantity {

    private static final String[] UNITS = {"B", "kB", "MB", "GB", "TB", "PB"};

    private Quantity() {}

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Powers of 1024, spelled as PostgreSQL does. */
    static String bytes(double bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= 1024 && unit < UNITS.length - 1) {
            value /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, unit == 0 || value >= 100 ? "%.0f %s" : "%.1f %s", value, UNITS[unit]);
    }

    /** E.g. {@code 1:02:03} or {@code 4:05}. */
    static String duration(long seconds) {
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
