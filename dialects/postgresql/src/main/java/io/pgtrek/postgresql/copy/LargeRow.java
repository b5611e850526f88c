package io.pgtrek.postgresql.copy;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A row that streams through to a COPY of its own, so that no value of any size is ever held. */
final class LargeRow implements LargeValueOutput, AutoCloseable {
    private final Connection target;
    private final CopyTarget table;
    private final Portion portion;
    private final PortionWriter writer;
    private final PortionSender sender;
    private final StoredRows stored;
    private @Nullable SavepointScope scope;
    private @Nullable BinaryCopy copy;

    LargeRow(
            Connection target,
            CopyTarget table,
            Portion portion,
            PortionWriter writer,
            PortionSender sender,
            StoredRows stored) {
        this.target = target;
        this.table = table;
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
            scope = new SavepointScope(target);
            copy = BinaryCopy.open(target, BinaryCopy.sql(table));
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (copy == null) {
            throw new IllegalStateException("no large row was begun");
        }
        try {
            copy.write(bytes, offset, length);
            stored.write(bytes, offset, length);
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
    }

    /** The row is complete: has the server store it. */
    void finish() {
        if (copy == null || scope == null) {
            throw new IllegalStateException("no large row was begun");
        }
        try {
            PortionWriter.requireAll(copy.end(), 1, table);
            scope.keep();
        } catch (SQLException e) {
            throw new RowRefused(e);
        }
        copy = null;
        scope = null;
    }

    /** Cancels what was begun; does nothing after {@link #finish()}. */
    @Override
    public void close() throws SQLException {
        try (SavepointScope undone = scope;
                BinaryCopy cancelled = copy) {
            scope = null;
            copy = null;
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
