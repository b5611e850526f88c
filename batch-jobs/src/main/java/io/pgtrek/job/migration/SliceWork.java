package io.pgtrek.job.migration;

import io.pgtrek.job.ProgressListener;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.CopyObserver;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Copies the rows of one slice: frozen when it is the whole table, row by row safe when the server refuses a row. */
record SliceWork(
        SliceCopier copier,
        SliceRequests requests,
        ProgressListener progress,
        TargetTable table,
        Slice slice,
        RejectFile rejects) {

    /** Reads the slice from its beginning. */
    @FunctionalInterface
    interface Opening {
        RowCursor open(ReadRequest request);
    }

    SliceResult copy(Connection target, Opening source) throws SQLException {
        boolean freezable = table.slices().size() == 1 && copier.prepareFrozen(target, table.name());
        Optional<SliceResult> frozen = freezable ? copyFrozen(target, source) : Optional.empty();
        if (frozen.isPresent()) {
            return frozen.get();
        }
        try (RowCursor rows = source.open(requests.request(table, slice))) {
            return copier.copy(target, requests.target(table), rows, rejects, this::copied);
        }
    }

    private Optional<SliceResult> copyFrozen(Connection target, Opening source) throws SQLException {
        Counted counted = new Counted(this);
        Optional<SliceResult> result;
        try (RowCursor rows = source.open(requests.request(table, slice))) {
            result = copier.copyFrozen(target, requests.target(table), rows, rejects, counted);
        }
        if (result.isEmpty()) {
            target.rollback();
            rejects.rolledBack();
            counted.takeBack();
        }
        return result;
    }

    private void copied(long rows, long bytes) {
        progress.rowsCopied(table.name().toString(), rows, bytes);
    }

    /** Remembers what was told, since a frozen copy may come to nothing. */
    private static final class Counted implements CopyObserver {
        private final SliceWork work;
        private long rows;
        private long bytes;

        Counted(SliceWork work) {
            this.work = work;
        }

        @Override
        public void accepted(long moreRows, long moreBytes) {
            rows += moreRows;
            bytes += moreBytes;
            work.copied(moreRows, moreBytes);
        }

        void takeBack() {
            work.copied(-rows, -bytes);
        }
    }
}
