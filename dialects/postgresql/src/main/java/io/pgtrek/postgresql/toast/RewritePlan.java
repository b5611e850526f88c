package io.pgtrek.postgresql.toast;

import java.util.List;

/**
 * What is to be made anew in one relation that holds rows of its own.
 *
 * @param columns at least one
 * @param wanted the method by which all values are to be compressed in the end
 * @param keys whether a unique index is on any of the columns: PostgreSQL takes a stronger lock on such a row, which
 *     waits for rows that are being inserted with a reference to it
 * @param triggers whether triggers fire, which may change values or keep rows from being written
 */
public record RewritePlan(
        ToastTable table, List<RewriteColumn> columns, CompressionMethod wanted, boolean keys, boolean triggers) {

    public RewritePlan {
        columns = List.copyOf(columns);
        if (columns.isEmpty()) {
            throw new IllegalArgumentException("nothing to rewrite in " + table.name());
        }
    }
}
