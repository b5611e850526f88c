package io.pgtrek.postgresql.verify;

import io.pgtrek.codec.XxHash64;
import java.util.ArrayList;
import java.util.List;

/** Adds up the hashes of canonical rows. Not safe for use by several threads. */
public final class RowHashes implements CanonicalRow {
    private final RowShape shape;
    private final long[] groups;
    private long rows;
    private long sum;
    private long bytes;

    public RowHashes(RowShape shape) {
        this.shape = shape;
        this.groups = new long[shape.groups()];
    }

    @Override
    public void row(byte[] row, int from) {
        add(row, from, 1);
    }

    /** Takes a row back that was added. */
    void subtract(byte[] row, int from) {
        add(row, from, -1);
    }

    private void add(byte[] row, int from, int sign) {
        long hash = 0;
        int at = from;
        int column = 0;
        for (int group = 0; group < groups.length; group++) {
            int start = at;
            for (int end = shape.groupEnd(group); column < end; column++) {
                int length = RowShape.length(row, at);
                at += Integer.BYTES;
                if (length > 0) {
                    at += length > RowShape.LARGE ? RowShape.DIGEST : length;
                    bytes += shape.sized(column) ? (long) sign * length : 0;
                }
            }
            long one = XxHash64.of(row, start, at - start);
            groups[group] += sign * one;
            hash = RowShape.mix(hash, one);
        }
        sum += sign * hash;
        rows += sign;
    }

    public SliceHash result() {
        List<Long> sums = new ArrayList<>();
        for (long group : groups) {
            sums.add(group);
        }
        return new SliceHash(rows, sum, sums, bytes);
    }
}
