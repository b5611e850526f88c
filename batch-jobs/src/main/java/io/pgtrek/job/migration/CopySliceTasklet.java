package io.pgtrek.job.migration;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.spi.Slice;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Copies one slice: its rows and its ledger row commit together or not at all. */
final class CopySliceTasklet implements Tasklet {

    /** Failures that every other slice would meet, too. */
    private static final Set<ErrorCode> FATAL = EnumSet.of(
            ErrorCode.TOO_MANY_REJECTS,
            ErrorCode.FILE_UNREADABLE,
            ErrorCode.JOB_LOCKED,
            ErrorCode.SOURCE_LOGIN,
            ErrorCode.SOURCE_PRIVILEGE,
            ErrorCode.SOURCE_UNREACHABLE);

    private final MigrationRun run;
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
        try {
            SliceAttempts attempts = new SliceAttempts(run, this::requests, table, slice);
            run.retries().call("Copying " + table.name(), attempts::next);
        } catch (MigrateException e) {
            throw remembered(e, endsTheRun(e));
        } catch (SQLException e) {
            throw remembered(TargetFailure.writing("rows of " + table.name(), e), true);
        }
    }

    /** Made when the first slice starts, since only then it is known which tables exist. */
    private synchronized SliceRequests requests() throws SQLException {
        if (requests == null) {
            requests = new SliceRequests(run);
        }
        return requests;
    }

    private static boolean endsTheRun(MigrateException e) {
        return FATAL.contains(e.code())
                || ConnectionLoss.in(e)
                || TargetFailure.lacksResources(e)
                || e.getCause() instanceof OutOfMemoryError;
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
