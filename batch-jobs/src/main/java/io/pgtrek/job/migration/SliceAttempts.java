package io.pgtrek.job.migration;

import io.pgtrek.config.Verification;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.repository.Backend;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.run.Retries;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Attempts to copy one slice. Each has its own transaction and begins at the slice's first row, unless the ledger says
 * that a former one was committed after all.
 */
final class SliceAttempts {

    private static final int ANSWER_SECONDS = 5;
    private static final String UNIQUE_VIOLATION = "23505";

    private final MigrationRun run;
    private final Retries.Work<SliceRequests> requests;
    private final TargetTable table;
    private final Slice slice;
    private final SliceCopier copier = new SliceCopier();
    /** Of the attempt whose end is unknown. */
    private @Nullable Undo doubtful;

    SliceAttempts(MigrationRun run, Retries.Work<SliceRequests> requests, TargetTable table, Slice slice) {
        this.run = run;
        this.requests = requests;
        this.table = table;
        this.slice = slice;
    }

    /** What an attempt that came to nothing has counted, and who may still be at it in the server. */
    private record Undo(RejectFile rejects, SliceProgress progress, Backend backend) {

        void perform() {
            rejects.rolledBack();
            progress.takeBack();
        }
    }

    /** @return whether this attempt copied the slice; false when it was copied before or has no table */
    boolean next() throws SQLException {
        try (Connection target = run.target().getConnection()) {
            target.setAutoCommit(false);
            if (doubtful != null) {
                // until it is gone it may still commit, and holds what it has locked
                doubtful.backend().end(target);
            }
            if (!requests.perform().exists(table) || contained(target)) {
                return false;
            }
            if (doubtful != null) {
                doubtful.perform();
                doubtful = null;
            }
            return attempt(target);
        }
    }

    private boolean contained(Connection target) throws SQLException {
        return run.slices().contains(target, table.number(), slice.number());
    }

    private boolean attempt(Connection target) throws SQLException {
        RejectFile rejects = requests.perform().rejects(table, slice);
        Undo undo = new Undo(rejects, new SliceProgress(run.progress(), table), Backend.known(target));
        Connection source = run.sourcePool().lease();
        boolean fit = false;
        try (rejects) {
            transfer(target, source, undo);
            fit = true;
            return true;
        } catch (OutOfMemoryError e) {
            MigrateException failure = tooLarge(e);
            rollBack(target, undo, failure);
            throw failure;
        } catch (MigrateException e) {
            rollBack(target, undo, e);
            fit = e.code() != ErrorCode.READ_FAILED && source.isValid(ANSWER_SECONDS);
            throw lostOr(e, source, target);
        } catch (SQLException e) {
            fit = source.isValid(ANSWER_SECONDS);
            doubtful = undo;
            return recorded(target, e);
        } finally {
            if (fit) {
                run.sourcePool().giveBack(source);
            } else {
                run.sourcePool().discard(source);
            }
        }
    }

    private void transfer(Connection target, Connection source, Undo undo) throws SQLException {
        long start = System.nanoTime();
        boolean hash = run.configuration().verify() == Verification.CHECKSUM;
        SliceWork.Copied copied = new SliceWork(
                        copier, requests.perform(), table, slice, undo.rejects(), undo.progress(), hash)
                .copy(target, request -> SourceCursors.open(run.source(), source, request));
        SliceResult result = copied.result();
        RowAccounts.require(table.name(), result);
        undo.rejects().settle(target);
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        run.slices().record(target, copied.entered(entry(table, slice, result, millis)));
        target.commit();
    }

    /** A session that was believed dead may have committed the slice while this one copied it. */
    private boolean recorded(Connection target, SQLException failure) throws SQLException {
        if (UNIQUE_VIOLATION.equals(failure.getSQLState())) {
            target.rollback();
            if (contained(target)) {
                return false;
            }
        }
        throw failure;
    }

    private void rollBack(Connection target, Undo undo, MigrateException failure) {
        try {
            target.rollback();
            undo.perform();
        } catch (SQLException e) {
            failure.addSuppressed(e);
            doubtful = undo;
        }
    }

    /** What a driver says of a connection that is gone need not sound like it. */
    private static MigrateException lostOr(MigrateException e, Connection source, Connection target)
            throws SQLException {
        ErrorCode lost = null;
        if (e.code() == ErrorCode.READ_FAILED && !source.isValid(ANSWER_SECONDS)) {
            lost = ErrorCode.SOURCE_UNREACHABLE;
        } else if (e.code() == ErrorCode.WRITE_FAILED && !target.isValid(ANSWER_SECONDS)) {
            lost = ErrorCode.TARGET_UNREACHABLE;
        }
        return lost == null ? e : new MigrateException(lost, RunFailures.sentence(e), e.detail(), e.hint(), e);
    }

    private MigrateException tooLarge(OutOfMemoryError e) {
        return new MigrateException(
                ErrorCode.READ_FAILED,
                "A row of " + table.source().name() + " does not fit into the program's memory.",
                "The heap is limited to " + Runtime.getRuntime().maxMemory() / (1024 * 1024) + " MB.",
                "Give it more, e.g. MIGRATE_OPTS=-Xmx2g, or lower copy.workers; then run again to continue.",
                e);
    }

    static SliceEntry entry(TargetTable table, Slice slice, SliceResult result, long millis) {
        return new SliceEntry(
                table.number(),
                slice.number(),
                result.read(),
                result.copied(),
                result.rejected(),
                result.bytes(),
                millis,
                result.alterations());
    }
}
