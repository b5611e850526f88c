package io.pgtrek.postgresql.copy;

import io.pgtrek.error.MigrateException;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.spi.RowCursor;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Copies the rows of a cursor into a table by binary COPY. Immutable and safe for use by several threads, each with its
 * own connection and cursor. Memory is bounded by the portion's size and one row without its large values.
 */
public final class SliceCopier {
    /** Rows of this many bytes travel in one COPY. */
    public static final int PORTION_BYTES = 4 << 20;

    private final int portionBytes;

    public SliceCopier() {
        this(PORTION_BYTES);
    }

    /** @param portionBytes bytes of whole rows that are kept until the server has accepted them */
    public SliceCopier(int portionBytes) {
        this.portionBytes = portionBytes;
    }

    /**
     * Copies all rows inside the caller's transaction, which is neither committed nor rolled back. A row that cannot be
     * held goes to {@code rejects} and costs no other row anything.
     *
     * @param target autocommit must be off
     * @param rows column n of a row feeds column n of {@code table}; the caller closes it
     * @throws MigrateException READ_FAILED when the source fails, WRITE_FAILED (or TARGET_UNREACHABLE, TARGET_PRIVILEGE)
     *     when the server does; the transaction is then good for nothing but a rollback
     */
    public SliceResult copy(
            Connection target, CopyTarget table, RowCursor rows, RejectHandler rejects, CopyObserver observer) {
        return copy(target, table, rows, rejects, observer, StoredRows.UNSEEN);
    }

    /** As the other; {@code stored} sees the rows. */
    public SliceResult copy(
            Connection target,
            CopyTarget table,
            RowCursor rows,
            RejectHandler rejects,
            CopyObserver observer,
            StoredRows stored) {
        requireTransaction(target, table);
        return run(new CopyTransaction(target, table, false), rows, rejects, observer, stored);
    }

    /**
     * Truncates a table that can be filled by {@link #copyFrozen} in this transaction.
     *
     * @return false, with nothing done but a lock, when the table has rows, triggers or foreign keys to it, or is no plain
     *     table
     * @throws MigrateException when the server cannot be asked
     */
    public boolean prepareFrozen(Connection target, QualifiedName table) {
        try {
            return FreezableTable.prepare(target, table);
        } catch (SQLException e) {
            throw TargetFailure.writing("rows of " + table, e);
        }
    }

    /**
     * As {@link #copy}, but into a table made ready by {@link #prepareFrozen}, and the rows are stored frozen.
     *
     * @return empty when the server refused a row: roll back, forget what the handler, the observer and {@code stored}
     *     heard, read the rows again and give them to {@link #copy}
     */
    public Optional<SliceResult> copyFrozen(
            Connection target,
            CopyTarget table,
            RowCursor rows,
            RejectHandler rejects,
            CopyObserver observer,
            StoredRows stored) {
        requireTransaction(target, table);
        try {
            return Optional.of(run(new CopyTransaction(target, table, true), rows, rejects, observer, stored));
        } catch (FrozenRowRefused e) {
            return Optional.empty();
        }
    }

    private SliceResult run(
            CopyTransaction transaction,
            RowCursor rows,
            RejectHandler rejects,
            CopyObserver observer,
            StoredRows stored) {
        return new SliceCopy(transaction, rejects, observer, stored, portionBytes).run(rows);
    }

    private static void requireTransaction(Connection target, CopyTarget table) {
        try {
            if (target.getAutoCommit()) {
                throw new IllegalStateException("autocommit must be off while a slice is copied");
            }
        } catch (SQLException e) {
            throw new Refusals(table).failure(e);
        }
    }
}
