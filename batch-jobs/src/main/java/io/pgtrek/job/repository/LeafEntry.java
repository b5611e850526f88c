package io.pgtrek.job.repository;

import io.pgtrek.postgresql.toast.RewriteBatch;
import io.pgtrek.postgresql.toast.RewritePosition;

/**
 * How far the recompression of one relation has come.
 *
 * @param table {@code pg_class.oid}
 * @param pass from 1
 * @param passRows made anew in this pass
 * @param unvacuumed stored bytes that became dead since the last VACUUM
 */
public record LeafEntry(
        long table,
        RewritePosition position,
        int pass,
        long passRows,
        long rows,
        long rawBytes,
        long storedBefore,
        long storedAfter,
        long proven,
        long unvacuumed) {

    /** Nothing is done yet. */
    public static LeafEntry begin(long table, RewritePosition position) {
        return new LeafEntry(table, position, 1, 0, 0, 0, 0, 0, 0, 0);
    }

    /** After one more batch. */
    public LeafEntry with(RewriteBatch batch) {
        return new LeafEntry(
                table,
                batch.position(),
                pass,
                passRows + batch.rows(),
                rows + batch.rows(),
                rawBytes + batch.rawBytes(),
                storedBefore + batch.storedBefore(),
                storedAfter + batch.storedAfter(),
                proven + batch.proven(),
                unvacuumed + batch.storedBefore());
    }

    /** At the beginning of another pass. */
    public LeafEntry again(RewritePosition beginning) {
        return new LeafEntry(
                table, beginning, pass + 1, 0, rows, rawBytes, storedBefore, storedAfter, proven, unvacuumed);
    }

    /** After a VACUUM. */
    public LeafEntry vacuumed() {
        return new LeafEntry(table, position, pass, passRows, rows, rawBytes, storedBefore, storedAfter, proven, 0);
    }
}
