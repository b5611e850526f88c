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
                    bytes += shape.sized(column) ? length : 0;
                }
            }
            long one = XxHash64.of(row, start, at - start);
            groups[group] += one;
            hash = RowShape.mix(hash, one);
        }
        sum += hash;
        rows++;
    }

    public SliceHash result() {
        List<Long> sums = new ArrayList<>();
        for (long group : groups) {
            sums.add(group);
        }
        return new SliceHash(rows, sum, sums, bytes);
    }
}
