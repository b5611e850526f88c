package io.pgtrek.postgresql.copy;

import java.util.List;

/** Counts what became of a slice's rows. Safe for use by the thread that encodes and the one that sends. */
final class SliceTally {
    private final List<CopyColumn> columns;
    private final AlterationCounts alterations;
    private final CopyObserver observer;
    private long copied;
    private long rejected;
    private long bytes;

    SliceTally(List<CopyColumn> columns, CopyObserver observer) {
        this.columns = columns;
        this.alterations = new AlterationCounts(columns.size());
        this.observer = observer;
    }

    synchronized void reject() {
        rejected++;
    }

    /** These rows of the portion are stored. */
    void accept(Portion portion, int from, int to) {
        accept(portion, from, to, portion.rowEnd(to - 1) - portion.rowStart(from));
    }

    synchronized void accept(Portion portion, int from, int to, long size) {
        portion.count(from, to, alterations);
        copied += to - from;
        bytes += size;
        observer.accepted(to - from, size);
    }

    synchronized SliceResult result(long read) {
        return new SliceResult(read, copied, rejected, bytes, alterations.byColumn(columns));
    }
}
