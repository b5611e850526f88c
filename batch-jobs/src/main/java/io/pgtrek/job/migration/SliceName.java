package io.pgtrek.job.migration;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Name of a slice as Batch partition, short enough for {@code STEP_NAME}, e.g. {@code t00042-s003}. */
record SliceName(int table, int slice) implements Comparable<SliceName> {

    private static final Pattern TEXT = Pattern.compile("t(\\d+)-s(\\d+)");

    static SliceName parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.find()) {
            throw new IllegalArgumentException("not the name of a slice: " + text);
        }
        return new SliceName(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    @Override
    public int compareTo(SliceName other) {
        return table != other.table ? Integer.compare(table, other.table) : Integer.compare(slice, other.slice);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "t%05d-s%03d", table, slice);
    }
}
