package io.pgtrek.report;

import java.util.List;

/**
 * One relation whose values were stored anew.
 *
 * @param columns that had values of another method
 * @param rawBytes of the values, uncompressed; an estimate for some types
 * @param storedBefore bytes of the values, as they were stored
 * @param storedAfter bytes of the same columns of these rows, as they are stored now
 * @param proven rows whose hashes were compared before and after
 * @param passes over the relation
 */
public record RecompressedTable(
        String table,
        List<String> columns,
        long rows,
        long rawBytes,
        long storedBefore,
        long storedAfter,
        long proven,
        int passes) {

    public RecompressedTable {
        columns = List.copyOf(columns);
    }
}
