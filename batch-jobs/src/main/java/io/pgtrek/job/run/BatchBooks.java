package io.pgtrek.job.run;

import java.time.LocalDateTime;
import java.time.ZoneId;
import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.ExitStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.job.parameters.JobParametersBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.StepExecution;

/**
 * Batch's books of a run. The job's lock is held while they are written, so that nobody else is at work on what they
 * call running.
 */
public final class BatchBooks {

    private final JobRepository repository;

    public BatchBooks(JobRepository repository) {
        this.repository = repository;
    }

    /**
     * Parameters of the execution to start or restart. Executions that a killed process or a lost server left behind
     * count as failed from now on, and so do their steps; an execution that ended before its run was closed is
     * followed by another.
     *
     * @param run number of the run among those of this kind
     */
    public JobParameters open(Job job, long run, int firstAttempt) {
        for (int attempt = firstAttempt; ; attempt++) {
            JobParameters parameters = parameters(run, attempt);
            JobExecution last = repository.getLastJobExecution(job.getName(), parameters);
            if (last == null) {
                return parameters;
            }
            mend(last);
            if (last.getStatus() != BatchStatus.COMPLETED) {
                return parameters;
            }
        }
    }

    private static JobParameters parameters(long run, int attempt) {
        return new JobParametersBuilder()
                .addLong("run", run)
                .addLong("attempt", (long) attempt)
                .toJobParameters();
    }

    /**
     * {@code JobOperator.recover} would not do: it leaves UNKNOWN alone, and refuses an execution whose forerunner it
     * recovered, since its mark is handed down with the execution context.
     */
    private void mend(JobExecution execution) {
        execution.getStepExecutions().stream()
                .filter(step -> unclear(step.getStatus()))
                .forEach(this::fail);
        if (unclear(execution.getStatus())) {
            execution.setStatus(BatchStatus.FAILED);
            execution.setExitStatus(ExitStatus.FAILED);
            execution.setEndTime(now());
            repository.update(execution);
        }
    }

    private void fail(StepExecution step) {
        step.setStatus(BatchStatus.FAILED);
        step.setExitStatus(ExitStatus.FAILED);
        step.setEndTime(now());
        repository.update(step);
    }

    private static boolean unclear(BatchStatus status) {
        return status.isRunning() || status == BatchStatus.UNKNOWN;
    }

    /** Batch keeps local times. */
    private static LocalDateTime now() {
        return LocalDateTime.now(ZoneId.systemDefault());
    }
}
