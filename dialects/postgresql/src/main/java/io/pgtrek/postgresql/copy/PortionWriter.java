package io.pgtrek.postgresql.copy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.SQLException;

/**
 * Sends portions, each by a COPY of its own. When the server refuses a row, the portion is cut around
 * it and sent again, down to the single row, so that a bad row never costs its neighbours.
 */
final class PortionWriter {
    private final CopyTransaction transaction;
    private final CopyTarget table;
    private final Refusals refusals;
    private final SliceTally tally;
    private final ServerRejects rejects;

    PortionWriter(CopyTransaction transaction, SliceTally tally, ServerRejects rejects) {
        this.transaction = transaction;
        this.table = transaction.table();
        this.refusals = new Refusals(table);
        this.tally = tally;
        this.rejects = rejects;
    }

    /** Sends the portion's whole rows; returns when each is stored or rejected. */
    void write(Portion portion) {
        write(portion, 0, portion.rows());
    }

    private void write(Portion portion, int from, int to) {
        if (from >= to) {
            return;
        }
        try {
            send(portion, from, to);
        } catch (SQLException e) {
            if (!Refusals.isDataError(e)) {
                throw refusals.failure(e);
            }
            if (transaction.frozen()) {
                throw new FrozenRowRefused(e);
            }
            separate(portion, from, to, e);
            return;
        }
        tally.accept(portion, from, to);
    }

    private void send(Portion portion, int from, int to) throws SQLException {
        int start = portion.rowStart(from);
        try (CopyTransaction.Part part = transaction.begin()) {
            BinaryCopy copy = part.copy();
            copy.write(portion.buffer().array(), start, portion.rowEnd(to - 1) - start);
            requireAll(copy.end(), to - from, table);
            part.keep();
        }
    }

    /** A trigger or rule may drop rows without an error. */
    static void requireAll(long stored, long sent, CopyTarget table) {
        if (stored != sent) {
            throw new MigrateException(
                    ErrorCode.WRITE_FAILED,
                    "PostgreSQL stored " + stored + " of " + sent + " rows of " + table.table() + ".",
                    null,
                    "Look for a trigger or rule on the table that drops rows.");
        }
    }

    private void separate(Portion portion, int from, int to, SQLException e) {
        if (to - from == 1) {
            rejects.reject(portion, from, e);
            return;
        }
        int line = CopyContext.of(e, table).line();
        boolean known = line >= 1 && line <= to - from;
        int bad = known ? from + line - 1 : from + (to - from) / 2;
        write(portion, from, bad);
        // The server's word on the line is checked by sending that row alone, too.
        int next = known ? bad + 1 : bad;
        write(portion, bad, next);
        // More bad rows may follow; halves keep their cost logarithmic.
        int middle = next + (to - next) / 2;
        write(portion, next, middle);
        write(portion, middle, to);
    }
}
