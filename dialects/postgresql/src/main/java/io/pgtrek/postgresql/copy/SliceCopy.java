package io.pgtrek.postgresql.copy;

import io.pgtrek.postgresql.copy.LargeRow.RowRefused;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One run of {@link SliceCopier}: an encoder fills a portion, a writer sends it. */
final class SliceCopy {
    private final Portion portion;
    private final Refusals refusals;
    private final SliceTally tally;
    private final PortionWriter writer;
    private final LargeRow large;
    private final BinaryCopyEncoder encoder;
    private final RowReader reader;
    private final RejectedRows rejected;

    SliceCopy(Connection target, CopyTarget table, RejectHandler rejects, CopyObserver observer, int portionBytes) {
        List<ColumnFormat> formats = ColumnFormats.of(table.columns(), new EnumOids(target));
        RowText text = new RowText(table.columns(), formats);
        this.portion = new Portion(portionBytes);
        this.refusals = new Refusals(table);
        this.tally = new SliceTally(table.columns(), observer);
        this.writer = new PortionWriter(target, table, tally, new ServerRejects(table, text, tally, rejects));
        this.large = new LargeRow(target, table, portion, writer);
        this.encoder = new BinaryCopyEncoder(formats, portion, large);
        this.reader = new RowReader(table, encoder);
        this.rejected = new RejectedRows(table, text, portion, encoder, reader, tally, rejects);
    }

    SliceResult run(RowCursor rows) {
        try (large) {
            while (reader.next(rows)) {
                tally.read();
                copy(rows.row());
                if (portion.full()) {
                    flush();
                }
            }
            flush();
        } catch (SQLException e) {
            throw refusals.failure(e);
        }
        return tally.result();
    }

    private void flush() {
        writer.write(portion);
        portion.clear();
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
        tally.accept(portion, 0, 1, encoder.sentBytes());
        portion.clear();
        return null;
    }

    private void reject(SourceRow row, RowFault fault) throws SQLException {
        SQLException refusal = fault.refusal();
        if (refusal != null && !Refusals.isDataError(refusal)) {
            throw refusals.failure(refusal);
        }
        // First the rollback: what reads the rest of the row may meet an error, but must not meet a broken COPY.
        large.close();
        rejected.reject(row, fault);
    }
}
