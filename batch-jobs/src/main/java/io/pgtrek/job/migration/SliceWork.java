package io.pgtrek.job.migration;

import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Copies the rows of one slice: frozen when it is the whole table, and again row by row when the server refuses one. */
record SliceWork(
        SliceCopier copier,
        SliceRequests requests,
        TargetTable table,
        Slice slice,
        RejectFile rejects,
        SliceProgress progress) {

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
            return copier.copy(target, requests.target(table), rows, rejects, progress);
        }
    }

    private Optional<SliceResult> copyFrozen(Connection target, Opening source) throws SQLException {
        Optional<SliceResult> result;
        try (RowCursor rows = source.open(requests.request(table, slice))) {
            result = copier.copyFrozen(target, requests.target(table), rows, rejects, progress);
        }
        if (result.isEmpty()) {
            target.rollback();
            rejects.rolledBack();
            progress.takeBack();
        }
        return result;
    }
}
