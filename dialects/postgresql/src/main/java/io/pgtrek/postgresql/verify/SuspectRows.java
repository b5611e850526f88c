package io.pgtrek.postgresql.verify;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** The rows of some buckets, by their key's hash: what of them each side has. */
final class SuspectRows {
    private final RowShape shape;
    private final BitSet buckets;
    private final Map<Long, Suspect> rows = new HashMap<>();

    SuspectRows(RowShape shape, BitSet buckets) {
        this.shape = shape;
        this.buckets = buckets;
    }

    /** What the sides have under one key. */
    static final class Suspect {
        private long sums;
        private long source;
        private long target;

        boolean differs() {
            return sums != 0 || source != target;
        }

        long missing() {
            return Math.max(0, source - target);
        }

        long extra() {
            return Math.max(0, target - source);
        }
    }

    void source(byte[] row, int from) {
        Suspect suspect = find(row, from);
        if (suspect != null) {
            suspect.source++;
            suspect.sums += shape.rowHash(row, from);
        }
    }

    void target(byte[] row, int from) {
        Suspect suspect = find(row, from);
        if (suspect != null) {
            suspect.target++;
            suspect.sums -= shape.rowHash(row, from);
        }
    }

    @org.jspecify.annotations.Nullable
    private Suspect find(byte[] row, int from) {
        long key = shape.keyHash(row, from);
        return buckets.get(BucketSums.bucket(key)) ? rows.computeIfAbsent(key, k -> new Suspect()) : null;
    }

    /** Those that differ, by their key's hash. */
    Map<Long, Suspect> differing() {
        Map<Long, Suspect> differing = new HashMap<>(rows);
        differing.values().removeIf(suspect -> !suspect.differs());
        return differing;
    }
}
