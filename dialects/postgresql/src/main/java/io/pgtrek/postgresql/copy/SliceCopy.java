package io.pgtrek.postgresql.copy;

import io.pgtrek.postgresql.copy.LargeRow.RowRefused;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One run of {@link SliceCopier}: an encoder fills a portion while the one before is sent. */
final class SliceCopy {
    private final CopyTransaction transaction;
    private final Portion portion;
    private final Refusals refusals;
    private final SliceTally tally;
    private final PortionWriter writer;
    private final PortionSender sender;
    private final LargeRow large;
    private final BinaryCopyEncoder encoder;
    private final RowReader reader;
    private final RejectedRows rejected;
    private long read;

    SliceCopy(
            CopyTransaction transaction,
            RejectHandler rejects,
            CopyObserver observer,
            StoredRows stored,
            int portionBytes) {
        CopyTarget table = transaction.table();
        List<ColumnFormat> formats = ColumnFormats.of(table.columns(), new EnumOids(transaction.connection()));
        RowText text = new RowText(table.columns(), formats);
        RejectHandler oneByOne = new OneByOne(rejects);
        this.transaction = transaction;
        this.portion = new Portion(portionBytes);
        this.refusals = new Refusals(table);
        this.tally = new SliceTally(table.columns(), observer, stored);
        this.writer = new PortionWriter(transaction, tally, new ServerRejects(table, text, tally, oneByOne));
        this.sender = new PortionSender(writer, portionBytes);
        this.large = new LargeRow(transaction, portion, writer, sender, stored);
        this.encoder = new BinaryCopyEncoder(formats, portion, large);
        this.reader = new RowReader(table, encoder);
        this.rejected = new RejectedRows(table, text, portion, encoder, reader, tally, oneByOne);
    }

    SliceResult run(RowCursor rows) {
        try (large;
                sender) {
            while (reader.next(rows)) {
                read++;
                copy(rows.row());
                if (portion.full()) {
                    sender.send(portion);
                }
            }
            sender.await();
            writer.write(portion);
        } catch (SQLException e) {
            throw refusals.failure(e);
        }
        return tally.result(read);
    }

    private void copy(SourceRow row) throws SQLException {
        RowFault fault = reader.read(row);
        if (fault == null && encoder.spilled()) {
            fault = finishLarge();
        }
        if (fault != null) {
            reject(row, fault);
        }
    }

    private @Nullable RowFault finishLarge() {
        try {
            large.finish();
        } catch (RowRefused e) {
            return RowFault.of(RowFault.WHOLE_ROW, 0, refusals.reason(e.refusal()), e.refusal());
        }
        portion.endRow();
        tally.acceptLarge(portion, encoder.sentBytes());
        portion.clear();
        return null;
    }

    private void reject(SourceRow row, RowFault fault) throws SQLException {
        SQLException refusal = fault.refusal();
        if (refusal != null && !Refusals.isDataError(refusal)) {
            throw refusals.failure(refusal);
        }
        if (transaction.frozen() && (refusal != null || encoder.spilled())) {
            // The COPY that cannot be undone alone has taken the transaction with it.
            throw new FrozenRowRefused(refusal == null ? new SQLException(fault.reason()) : refusal);
        }
        // First the rollback: what reads the rest of the row may meet an error, but must not meet a broken COPY.
        large.close();
        rejected.reject(row, fault);
    }

    /** Rows are refused by the encoding thread and by the sending one. */
    private record OneByOne(RejectHandler handler) implements RejectHandler {
        @Override
        public synchronized void reject(RejectedRow row) {
            handler.reject(row);
        }
    }
}
