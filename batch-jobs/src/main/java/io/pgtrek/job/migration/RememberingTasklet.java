package io.pgtrek.job.migration;

import io.pgtrek.error.MigrateException;
import org.jspecify.annotations.Nullable;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Keeps a step's failure for the user, since Batch loses it where the books can no longer be written. */
record RememberingTasklet(RunFailures failures, Tasklet work) implements Tasklet {

    @Override
    public @Nullable RepeatStatus execute(StepContribution contribution, ChunkContext context) throws Exception {
        try {
            return work.execute(contribution, context);
        } catch (MigrateException e) {
            failures.abort(e);
            throw e;
        }
    }
}
