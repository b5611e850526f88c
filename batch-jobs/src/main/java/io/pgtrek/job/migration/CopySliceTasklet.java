package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Copies one slice: its rows and its ledger row commit together or not at all. */
final class CopySliceTasklet implements Tasklet {

    private final MigrationRun run;
    private final SliceCopier copier = new SliceCopier();
    private @Nullable SliceRequests requests;

    CopySliceTasklet(MigrationRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) {
        SliceName name = SlicePartitionHandler.name(contribution.getStepExecution());
        TargetTable table = run.table(name.table());
        Slice slice = table.slices().get(name.slice() - 1);
        if (run.failures().aborted()) {
            throw new MigrateException(ErrorCode.READ_FAILED, "Not tried, since the run had failed.", null, null);
        }
        copy(table, slice);
        run.progress().step(Phase.DATA, table.name().toString());
        return RepeatStatus.FINISHED;
    }

    private void copy(TargetTable table, Slice slice) {
        try (Connection target = run.target().getConnection()) {
            target.setAutoCommit(false);
            if (requests().exists(table) && !run.slices().contains(target, table.number(), slice.number())) {
                copy(table, slice, target);
            }
        } catch (SQLException e) {
            throw remembered(TargetFailure.writing("rows of " + table.name(), e), true);
        }
    }

    private void copy(TargetTable table, Slice slice, Connection target) throws SQLException {
        Connection source = lease();
        boolean fit = false;
        try (RejectFile rejects = requests().rejects(table, slice)) {
            try {
                copy(table, slice, target, source, rejects);
                fit = true;
            } catch (OutOfMemoryError e) {
                rejects.rolledBack();
                target.rollback();
                throw remembered(tooLarge(table, e), true);
            } catch (MigrateException e) {
                rejects.rolledBack();
                target.rollback();
                throw remembered(e, endsTheRun(e, source));
            }
        } finally {
            if (fit) {
                run.sourcePool().giveBack(source);
            } else {
                run.sourcePool().discard(source);
            }
        }
    }

    /** Made when the first slice starts, since only then it is known which tables exist. */
    private synchronized SliceRequests requests() throws SQLException {
        if (requests == null) {
            requests = new SliceRequests(run);
        }
        return requests;
    }

    private static MigrateException tooLarge(TargetTable table, OutOfMemoryError e) {
        return new MigrateException(
                ErrorCode.READ_FAILED,
                "A row of " + table.source().name() + " does not fit into the program's memory.",
                "The heap is limited to " + Runtime.getRuntime().maxMemory() / (1024 * 1024) + " MB.",
                "Give it more, e.g. MIGRATE_OPTS=-Xmx2g, or lower copy.workers; then run again to continue.",
                e);
    }

    private Connection lease() {
        try {
            return run.sourcePool().lease();
        } catch (MigrateException e) {
            throw remembered(e, true);
        }
    }

    private void copy(TargetTable table, Slice slice, Connection target, Connection source, RejectFile rejects)
            throws SQLException {
        long start = System.nanoTime();
        String name = table.name().toString();
        SliceResult result;
        try (RowCursor rows = open(source, requests().request(table, slice))) {
            result = copier.copy(
                    target,
                    requests().target(table),
                    rows,
                    rejects,
                    (count, bytes) -> run.progress().rowsCopied(name, count, bytes));
        }
        RowAccounts.require(table.name(), result);
        rejects.settle(target);
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        run.slices().record(target, entry(table, slice, result, millis));
        target.commit();
    }

    private RowCursor open(Connection source, ReadRequest request) {
        try {
            return run.source().dialect().reader().open(source, request);
        } catch (SQLException e) {
            throw new MigrateException(
                    ErrorCode.READ_FAILED,
                    "Table " + request.table() + " of the source cannot be read.",
                    SqlErrors.detail(e),
                    "Check the table, the user's privilege on it, and copy.where.",
                    e);
        }
    }

    private static SliceEntry entry(TargetTable table, Slice slice, SliceResult result, long millis) {
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

    private static boolean endsTheRun(MigrateException e, Connection source) throws SQLException {
        return e.code() == ErrorCode.TOO_MANY_REJECTS
                || e.code() == ErrorCode.FILE_UNREADABLE
                || e.code() == ErrorCode.READ_FAILED && !source.isValid(5);
    }

    private MigrateException remembered(MigrateException failure, boolean fatal) {
        if (fatal) {
            run.failures().abort(failure);
        } else {
            run.failures().add(failure);
        }
        return failure;
    }
}
