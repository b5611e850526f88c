package io.pgtrek.testkit;

import java.util.Arrays;
import java.util.List;

/** A version number of dotted parts, compared part by part; what is no number counts as zero. */
record Version(List<Integer> parts) implements Comparable<Version> {

    static Version of(String text) {
        return new Version(Arrays.stream(text.split("\\."))
                .map(part -> part.matches("\\d{1,9}") ? Integer.valueOf(part) : 0)
                .toList());
    }

    @Override
    public int compareTo(Version other) {
        return Arrays.compare(array(), other.array());
    }

    private int[] array() {
        return parts.stream().mapToInt(Integer::intValue).toArray();
    }
}
