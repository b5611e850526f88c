package io.pgtrek.job.migration;

import io.pgtrek.job.ProgressListener;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.CopyObserver;

/** Tells of the rows of one attempt, and takes them back when it is rolled back. */
final class SliceProgress implements CopyObserver {

    private final ProgressListener progress;
    private final String table;
    private long rows;
    private long bytes;

    SliceProgress(ProgressListener progress, TargetTable table) {
        this.progress = progress;
        this.table = table.name().toString();
    }

    @Override
    public synchronized void accepted(long moreRows, long moreBytes) {
        rows += moreRows;
        bytes += moreBytes;
        progress.rowsCopied(table, moreRows, moreBytes);
    }

    synchronized void takeBack() {
        progress.rowsCopied(table, -rows, -bytes);
        rows = 0;
        bytes = 0;
    }
}
