package io.pgtrek.postgresql.verify;

import java.util.BitSet;

/**
 * The differences of the row sums of both sides, in 65,536 buckets by the hash of the key, so that a changed row falls
 * into the same one on both sides. 1 MB, whatever the table's size.
 */
final class BucketSums {
    private static final int BUCKETS = 1 << 16;

    private final RowShape shape;
    private final long[] sums = new long[BUCKETS];
    private final int[] counts = new int[BUCKETS];
    private long rows;

    BucketSums(RowShape shape) {
        this.shape = shape;
    }

    void source(byte[] row, int from) {
        rows++;
        add(row, from, 1);
    }

    void target(byte[] row, int from) {
        rows++;
        add(row, from, -1);
    }

    private void add(byte[] row, int from, int sign) {
        int bucket = bucket(shape.keyHash(row, from));
        sums[bucket] += sign * shape.rowHash(row, from);
        counts[bucket] += sign;
    }

    static int bucket(long keyHash) {
        return (int) (keyHash >>> 48);
    }

    /** Rows of both sides. */
    long rows() {
        return rows;
    }

    BitSet differing() {
        BitSet buckets = new BitSet(BUCKETS);
        for (int i = 0; i < BUCKETS; i++) {
            if (sums[i] != 0 || counts[i] != 0) {
                buckets.set(i);
            }
        }
        return buckets;
    }

    /** The first of these buckets, so few that about that many rows are in them. */
    BitSet firstOf(BitSet buckets, long mostRows) {
        long perBucket = rows / BUCKETS + 1;
        long allowed = Math.max(1, mostRows / perBucket);
        BitSet first = new BitSet(BUCKETS);
        for (int i = buckets.nextSetBit(0); i >= 0 && first.cardinality() < allowed; i = buckets.nextSetBit(i + 1)) {
            first.set(i);
        }
        return first;
    }
}
