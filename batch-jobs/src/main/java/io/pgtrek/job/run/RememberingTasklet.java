package io.pgtrek.job.run;

import io.pgtrek.error.MigrateException;
import org.jspecify.annotations.Nullable;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/**
 * Keeps a step's failure for the user, since Batch loses it where the books can no longer be written, and lets a step
 * begin and go on only while the run may.
 */
public record RememberingTasklet(RunFailures failures, Gate gate, Tasklet work) implements Tasklet {

    @Override
    public @Nullable RepeatStatus execute(StepContribution contribution, ChunkContext context) throws Exception {
        StepExecution step = contribution.getStepExecution();
        try {
            RepeatStatus status = gate.openDespiteTime() ? work.execute(contribution, context) : RepeatStatus.FINISHED;
            gate.end(step);
            return status;
        } catch (MigrateException e) {
            failures.abort(e);
            throw e;
        }
    }
}
