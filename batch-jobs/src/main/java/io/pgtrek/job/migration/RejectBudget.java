package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.copy.RejectedRow;
import io.pgtrek.report.Numbers;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/** Rows that may still be rejected in the run, over all workers. */
final class RejectBudget {

    private final long limit;
    private final AtomicLong used;

    /** @param used rows rejected by slices that are finished already */
    RejectBudget(long limit, long used) {
        this.limit = limit;
        this.used = new AtomicLong(used);
    }

    /** Counts one row, or ends the run. */
    void spend(RejectedRow row, Path file) {
        if (used.incrementAndGet() > limit) {
            long before = used.decrementAndGet();
            throw new MigrateException(
                    ErrorCode.TOO_MANY_REJECTS,
                    "A row of " + row.table() + " was rejected"
                            + (before == 0 ? "" : ", after " + Numbers.of(before, "other"))
                            + ", and copy.max-rejects is " + limit + ".",
                    (row.column() == null ? "" : "Column " + row.column() + ": ") + row.reason(),
                    "Look at the row in " + file
                            + ". Mend it in the source, or raise copy.max-rejects; then run again to"
                            + " continue. After a change to map: begin anew with --fresh.");
        }
    }

    /** The slice was rolled back: its rejects do not count. */
    void giveBack(long rows) {
        used.addAndGet(-rows);
    }
}
