package io.pgtrek.job.migration;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Rows counted while verifying, by table number. */
final class RowCounts {

    private final Map<Integer, Long> source = new ConcurrentHashMap<>();
    private final Map<Integer, Long> target = new ConcurrentHashMap<>();

    void put(int table, long sourceRows, long targetRows) {
        source.put(table, sourceRows);
        target.put(table, targetRows);
    }

    /** The source was not counted on its own. */
    void putTarget(int table, long rows) {
        target.put(table, rows);
    }

    /** -1 when not counted. */
    long source(int table) {
        return source.getOrDefault(table, -1L);
    }

    /** -1 when not counted. */
    long target(int table) {
        return target.getOrDefault(table, -1L);
    }
}
