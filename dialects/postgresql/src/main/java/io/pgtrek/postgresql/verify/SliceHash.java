package io.pgtrek.postgresql.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a set of rows comes to, whatever their order: equal for equal sets, and that alone up to the odds of a 64-bit
 * hash. Sums, not exclusive ors, so that two equal rows do not cancel each other out.
 *
 * @param rows how many there are
 * @param sum of the rows' hashes, modulo 2^64
 * @param groups for each group of eight columns, the sum of its hashes
 * @param bytes of all values of text, bytea, json, jsonb and xml
 */
public record SliceHash(long rows, long sum, List<Long> groups, long bytes) {
    public SliceHash {
        groups = List.copyOf(groups);
    }

    /** That of both sets together. */
    public SliceHash plus(SliceHash other) {
        return combined(other, 1);
    }

    /** That of the rows without those others, which are among them. */
    public SliceHash minus(SliceHash other) {
        return combined(other, -1);
    }

    private SliceHash combined(SliceHash other, int sign) {
        if (groups.size() != other.groups.size()) {
            throw new IllegalArgumentException("hashes of tables of different shape");
        }
        List<Long> sums = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            sums.add(groups.get(i) + sign * other.groups.get(i));
        }
        return new SliceHash(rows + sign * other.rows, sum + sign * other.sum, sums, bytes + sign * other.bytes);
    }

    /** For the ledger. */
    public String text() {
        return rows + " " + Long.toHexString(sum) + " " + bytes + " "
                + groups.stream().map(Long::toHexString).collect(Collectors.joining(","));
    }

    /** @throws IllegalArgumentException when the text is not of {@link #text()} */
    public static SliceHash parse(String text) {
        String[] parts = text.split(" ", -1);
        if (parts.length != 4) {
            throw new IllegalArgumentException("not a slice's hash: " + text);
        }
        List<Long> groups = new ArrayList<>();
        for (String group : parts[3].split(",", -1)) {
            groups.add(Long.parseUnsignedLong(group, 16));
        }
        return new SliceHash(
                Long.parseLong(parts[0]), Long.parseUnsignedLong(parts[1], 16), groups, Long.parseLong(parts[2]));
    }
}
