package io.pgtrek.postgresql.copy;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A row that streams through to a COPY of its own, so that no value of any size is ever held. */
final class LargeRow implements LargeValueOutput, AutoCloseable {
    private final CopyTransaction transaction;
    private final Portion portion;
    private final PortionWriter writer;
    private final PortionSender sender;
    private final StoredRows stored;
    private CopyTransaction.@Nullable Part part;

    LargeRow(
            CopyTransaction transaction,
            Portion portion,
            PortionWriter writer,
            PortionSender sender,
            StoredRows stored) {
        this.transaction = transaction;
        this.portion = portion;
        this.writer = writer;
        this.sender = sender;
        this.stored = stored;
    }

    @Override
    public void begin() {
        sender.await();
        writer.write(portion);
        portion.dropRows();
        stored.begin();
        try {
            part = transaction.begin();
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            running().copy().write(bytes, offset, length);
            stored.write(bytes, offset, length);
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
    }

    /** The row is complete: has the server store it. */
    void finish() {
        try {
            PortionWriter.requireAll(running().copy().end(), 1, transaction.table());
            running().keep();
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
        part = null;
    }

    private CopyTransaction.Part running() {
        if (part == null) {
            throw new IllegalStateException("no large row was begun");
        }
        return part;
    }

    /** Cancels what was begun; does nothing after {@link #finish()}. */
    @Override
    public void close() throws SQLException {
        try (CopyTransaction.Part undone = part) {
            part = null;
        }
    }

    /** Carries the server's refusal out of the value reader. */
    static final class RowRefused extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final SQLException refusal;

        RowRefused(SQLException refusal) {
            super(refusal.getSQLState(), refusal, false, false);
            this.refusal = refusal;
        }

        SQLException refusal() {
            return refusal;
        }
    }
}
