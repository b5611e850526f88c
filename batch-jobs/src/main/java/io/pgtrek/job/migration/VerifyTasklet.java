package io.pgtrek.job.migration;

import io.pgtrek.config.Verification;
import io.pgtrek.job.Phase;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Compares source and target as the job says: not at all, by counts, or by hashes of all rows. */
final class VerifyTasklet implements Tasklet {

    private final MigrationRun run;

    VerifyTasklet(MigrationRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        try {
            verify();
        } catch (SQLException e) {
            throw TargetFailure.writing("the counting of rows", e);
        }
        return RepeatStatus.FINISHED;
    }

    private void verify() throws SQLException, InterruptedException {
        Verification how = run.configuration().verify();
        if (how == Verification.NONE) {
            return;
        }
        RowVerification rows = new RowVerification(run, false);
        boolean hashes = how == Verification.CHECKSUM;
        int steps = run.plan().tables().size() + (hashes ? rows.steps() : 0);
        try (PhaseClock.Running running = run.clock().start(Phase.VERIFY, steps)) {
            if (hashes) {
                rows.compare();
            }
            new RowCounting(run).count();
            run.verified().found().addAll(new ObjectVerification(run).findings());
        }
    }
}
