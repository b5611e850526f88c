package io.pgtrek.report;

import java.util.List;

/**
 * What happened to one table's rows. {@code read == copied + rejected} always holds for a finished table.
 *
 * @param sourceRows counted in the source when verifying; -1 when not counted
 * @param targetRows counted in PostgreSQL when verifying; -1 when not counted
 * @param bytes written in PostgreSQL's binary form
 * @param millis spent copying, added over slices
 * @param checksum whether all rows are the same on both sides
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
        List<AlterationCount> alterations,
        Checksum checksum) {

    public TableResult {
        alterations = List.copyOf(alterations);
    }

    /** Without hashes. */
    public TableResult(
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
        this(
                source,
                target,
                sourceRows,
                read,
                copied,
                rejected,
                targetRows,
                bytes,
                millis,
                alterations,
                Checksum.NOT_TAKEN);
    }

    /** Whether counts and hashes, where taken, account for every row. */
    public boolean matches() {
        return counted() && checksum != Checksum.DIFFERENT;
    }

    /** Whether the counts, where taken, account for every row. */
    public boolean counted() {
        boolean source = sourceRows < 0 || sourceRows == read;
        boolean target = targetRows < 0 || targetRows == copied;
        return source && target && read == copied + rejected;
    }
}
