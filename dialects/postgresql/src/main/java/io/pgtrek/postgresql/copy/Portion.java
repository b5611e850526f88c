package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Alteration;

/**
 * Whole rows in binary COPY form, kept until the server has accepted them, and one unfinished row behind them. An
 * encoder fills it; another may be sent meanwhile. Used by one thread at a time.
 */
final class Portion {
    private static final int COLUMN_SHIFT = 4;
    private static final Alteration[] ALTERATIONS = Alteration.values();

    private final CopyBuffer buffer;
    private final int limit;
    private IntList rowEnds = new IntList();
    private IntList alterations = new IntList();
    private IntList alterationEnds = new IntList();

    /** @param limit bytes from which it counts as full */
    Portion(int limit) {
        this.limit = limit;
        this.buffer = new CopyBuffer(limit + limit / 8);
    }

    CopyBuffer buffer() {
        return buffer;
    }

    boolean full() {
        return rowEnds.last() >= limit;
    }

    int rows() {
        return rowEnds.size();
    }

    int rowStart(int row) {
        return row == 0 ? 0 : rowEnds.get(row - 1);
    }

    int rowEnd(int row) {
        return rowEnds.get(row);
    }

    /** Where the unfinished row begins. */
    int unfinished() {
        return rowEnds.last();
    }

    void altered(int column, Alteration what) {
        alterations.add(column << COLUMN_SHIFT | what.ordinal());
    }

    void endRow() {
        rowEnds.add(buffer.size());
        alterationEnds.add(alterations.size());
    }

    void rollbackRow() {
        buffer.truncate(rowEnds.last());
        alterations.truncate(alterationEnds.last());
    }

    /** Forgets the whole rows; the unfinished one moves to the beginning. */
    void dropRows() {
        buffer.dropFirst(rowEnds.last());
        alterations.dropFirst(alterationEnds.last());
        rowEnds.truncate(0);
        alterationEnds.truncate(0);
    }

    /** Swaps contents with another portion of the same limit. */
    void exchange(Portion other) {
        buffer.exchange(other.buffer);
        IntList ends = rowEnds;
        IntList altered = alterations;
        IntList alteredEnds = alterationEnds;
        rowEnds = other.rowEnds;
        alterations = other.alterations;
        alterationEnds = other.alterationEnds;
        other.rowEnds = ends;
        other.alterations = altered;
        other.alterationEnds = alteredEnds;
    }

    void clear() {
        buffer.reset(limit + limit / 8 + Math.min(limit, 1 << 20));
        alterations.truncate(0);
        rowEnds.truncate(0);
        alterationEnds.truncate(0);
    }

    /** Adds what was altered in the unfinished row. */
    void countUnfinished(AlterationCounts counts) {
        add(alterationEnds.last(), alterations.size(), counts);
    }

    /** Adds what was altered in these rows. */
    void count(int fromRow, int toRow, AlterationCounts counts) {
        int from = fromRow == 0 ? 0 : alterationEnds.get(fromRow - 1);
        add(from, alterationEnds.get(toRow - 1), counts);
    }

    private void add(int from, int to, AlterationCounts counts) {
        for (int i = from; i < to; i++) {
            int packed = alterations.get(i);
            counts.add(packed >> COLUMN_SHIFT, ALTERATIONS[packed & ((1 << COLUMN_SHIFT) - 1)]);
        }
    }
}
