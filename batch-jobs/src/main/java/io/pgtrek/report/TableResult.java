package io.pgtrek.report;

import java.util.List;

/**
 * What happened to one table's rows. {@code read == copied + rejected} always holds for a finished table.
 *
 * @param sourceRows counted in the source when verifying; -1 when not counted
 * @param targetRows counted in PostgreSQL when verifying; -1 when not counted
 * @param bytes written in PostgreSQL's binary form
 * @param millis spent copying, added over slices
 */
public record TableResult(
        String source,
        String target,
        long sourceRows,
        long read,
        long copied,
        long rejected,
        long targetRows,
        long bytes,
        long millis,
        List<AlterationCount> alterations) {

    public TableResult {
        alterations = List.copyOf(alterations);
    }

    /** Whether the counts, where taken, account for every row. */
    public boolean matches() {
        boolean source = sourceRows < 0 || sourceRows == read;
        boolean target = targetRows < 0 || targetRows == copied;
        return source && target && read == copied + rejected;
    }
}
