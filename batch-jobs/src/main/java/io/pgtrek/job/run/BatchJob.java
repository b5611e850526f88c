package io.pgtrek.job.run;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.util.List;
import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.launch.JobOperator;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.NestedRuntimeException;

/** Starts the Batch job of a run, or restarts it where it was interrupted. */
public final class BatchJob {

    private final Class<?> configuration;
    private final RunFailures failures;
    private final Gate gate;

    /** @param configuration Spring's, with one bean that is the job */
    public BatchJob(Class<?> configuration, RunFailures failures, Gate gate) {
        this.configuration = configuration;
        this.failures = failures;
        this.gate = gate;
    }

    /**
     * @param run what the configuration's constructor takes
     * @param id of the run among those of its kind
     * @param attempt of the run
     * @return whether all steps are complete; false when the run was stopped; otherwise throws the first failure
     */
    public <T> boolean launch(Class<T> type, T run, long id, int attempt) {
        failures.forget();
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
            context.registerBean(type, () -> run);
            context.register(configuration);
            context.refresh();
            return complete(start(context, id, attempt));
        } catch (NestedRuntimeException e) {
            throw failures.first().or(() -> BooksFailure.in(List.of(e))).orElseThrow(() -> e);
        }
    }

    private static JobExecution start(ApplicationContext context, long id, int attempt) {
        Job job = context.getBean(Job.class);
        JobParameters parameters = new BatchBooks(context.getBean(JobRepository.class)).open(job, id, attempt);
        try {
            return context.getBean(JobOperator.class).start(job, parameters);
        } catch (JobExecutionException e) {
            throw new MigrateException(
                    ErrorCode.INTERNAL,
                    "The job could not be started from its books in schema migrate.",
                    e.getMessage(),
                    "Run again with -v and report this; --fresh begins anew.",
                    e);
        }
    }

    private boolean complete(JobExecution execution) {
        if (execution.getStatus() == BatchStatus.COMPLETED) {
            return true;
        }
        boolean failed = failures.first().isPresent();
        if (!failed && execution.getStatus() == BatchStatus.STOPPED && gate.reason() != null) {
            return false;
        }
        throw failures.first().orElseGet(() -> failure(execution));
    }

    /** The failure in the user's terms, however deep Batch and executors have wrapped it. */
    private static MigrateException failure(JobExecution execution) {
        List<Throwable> failures = execution.getAllFailureExceptions();
        return BooksFailure.causes(failures, MigrateException.class)
                .findFirst()
                .or(() -> BooksFailure.in(failures))
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
