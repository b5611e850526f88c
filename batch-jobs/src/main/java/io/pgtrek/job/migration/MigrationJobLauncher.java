package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.util.Optional;
import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.job.parameters.JobParametersBuilder;
import org.springframework.batch.core.launch.JobOperator;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/** Starts the Batch job of a run, or restarts it where it was interrupted. */
final class MigrationJobLauncher {

    private MigrationJobLauncher() {}

    /** Returns when all steps are complete; otherwise throws the first failure. */
    static void launch(MigrationRun run) {
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
            context.registerBean(MigrationRun.class, () -> run);
            context.register(MigrationJobConfiguration.class);
            context.refresh();
            JobExecution execution = launch(
                    run,
                    context.getBean(JobOperator.class),
                    context.getBean(JobRepository.class),
                    context.getBean(Job.class));
            requireComplete(run, execution);
        }
    }

    private static JobExecution launch(MigrationRun run, JobOperator operator, JobRepository repository, Job job) {
        JobParameters parameters = new JobParametersBuilder()
                .addLong("run", run.record().id())
                .addLong("attempt", (long) run.record().attempt())
                .toJobParameters();
        // A process that was killed left its execution STARTED. The job's lock is ours, so nobody is at work on it.
        Optional.ofNullable(repository.getLastJobExecution(job.getName(), parameters))
                .filter(JobExecution::isRunning)
                .ifPresent(operator::recover);
        try {
            return operator.start(job, parameters);
        } catch (JobExecutionException e) {
            throw new MigrateException(
                    ErrorCode.INTERNAL,
                    "The job could not be started from its books in schema migrate.",
                    e.getMessage(),
                    "Run again with -v and report this; --fresh begins anew.",
                    e);
        }
    }

    private static void requireComplete(MigrationRun run, JobExecution execution) {
        if (execution.getStatus() == BatchStatus.COMPLETED) {
            return;
        }
        throw run.failures().first().orElseGet(() -> failure(execution));
    }

    private static MigrateException failure(JobExecution execution) {
        return execution.getAllFailureExceptions().stream()
                .filter(MigrateException.class::isInstance)
                .map(MigrateException.class::cast)
                .findFirst()
                .orElseGet(() -> unexpected(execution));
    }

    private static MigrateException unexpected(JobExecution execution) {
        Throwable cause =
                execution.getAllFailureExceptions().stream().findFirst().orElse(null);
        return new MigrateException(
                ErrorCode.INTERNAL,
                "The job ended as " + execution.getStatus() + ".",
                cause == null ? execution.getExitStatus().getExitDescription() : cause.toString(),
                "Run again to continue; with -v for more. If it happens again, report it.",
                cause);
    }
}
