package io.pgtrek.postgresql.copy;

import java.util.List;

/** Counts what became of a slice's rows. Safe for use by the thread that encodes and the one that sends. */
final class SliceTally {
    private final List<CopyColumn> columns;
    private final AlterationCounts alterations;
    private final CopyObserver observer;
    private final StoredRows stored;
    private long copied;
    private long rejected;
    private long bytes;

    SliceTally(List<CopyColumn> columns, CopyObserver observer, StoredRows stored) {
        this.columns = columns;
        this.alterations = new AlterationCounts(columns.size());
        this.observer = observer;
        this.stored = stored;
    }

    synchronized void reject() {
        rejected++;
    }

    /** The server has refused this row of the portion. */
    synchronized void refuse(Portion portion, int row) {
        rejected++;
        int start = portion.rowStart(row);
        stored.refused(portion.buffer().array(), start, portion.rowEnd(row) - start);
    }

    /** These rows of the portion are stored. */
    synchronized void accept(Portion portion, int from, int to) {
        for (int row = from; row < to; row++) {
            int start = portion.rowStart(row);
            stored.row(portion.buffer().array(), start, portion.rowEnd(row) - start);
        }
        count(portion, from, to, portion.rowEnd(to - 1) - portion.rowStart(from));
    }

    /** The row that streamed is stored. */
    synchronized void acceptLarge(Portion portion, long size) {
        stored.endLarge();
        count(portion, 0, 1, size);
    }

    private void count(Portion portion, int from, int to, long size) {
        portion.count(from, to, alterations);
        copied += to - from;
        bytes += size;
        observer.accepted(to - from, size);
    }

    synchronized SliceResult result(long read) {
        return new SliceResult(read, copied, rejected, bytes, alterations.byColumn(columns));
    }
}
