package io.pgtrek.job.migration;

import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.postgresql.copy.StoredRows;
import io.pgtrek.postgresql.verify.CopiedRows;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Copies the rows of one slice: frozen when it is the whole table, and again row by row when the server refuses one. */
record SliceWork(
        SliceCopier copier,
        SliceRequests requests,
        TargetTable table,
        Slice slice,
        RejectFile rejects,
        SliceProgress progress,
        boolean hash) {

    /**
     * What became of the rows.
     *
     * @param hashes null when none were asked for
     */
    record Copied(SliceResult result, @Nullable CopiedRows hashes) {

        SliceEntry entered(SliceEntry entry) {
            return hashes == null ? entry : entry.hashed(hashes.stored(), hashes.refused());
        }
    }

    /** Reads the slice from its beginning. */
    @FunctionalInterface
    interface Opening {
        RowCursor open(ReadRequest request);
    }

    Copied copy(Connection target, Opening source) throws SQLException {
        boolean freezable = table.slices().size() == 1 && copier.prepareFrozen(target, table.name());
        Optional<Copied> frozen = freezable ? copyFrozen(target, source) : Optional.empty();
        if (frozen.isPresent()) {
            return frozen.get();
        }
        try (RowCursor rows = source.open(requests.request(table, slice))) {
            CopiedRows hashes = hashes();
            SliceResult result = copier.copy(target, requests.target(table), rows, rejects, progress, seen(hashes));
            return new Copied(result, hashes);
        }
    }

    /** New ones for each attempt. */
    private @Nullable CopiedRows hashes() {
        return hash ? new CopiedRows(requests.target(table)) : null;
    }

    private static StoredRows seen(@Nullable CopiedRows hashes) {
        return hashes == null ? StoredRows.UNSEEN : hashes;
    }

    private Optional<Copied> copyFrozen(Connection target, Opening source) throws SQLException {
        CopiedRows hashes = hashes();
        Optional<SliceResult> result;
        try (RowCursor rows = source.open(requests.request(table, slice))) {
            result = copier.copyFrozen(target, requests.target(table), rows, rejects, progress, seen(hashes));
        }
        if (result.isEmpty()) {
            target.rollback();
            rejects.rolledBack();
            progress.takeBack();
        }
        return result.map(done -> new Copied(done, hashes));
    }
}
