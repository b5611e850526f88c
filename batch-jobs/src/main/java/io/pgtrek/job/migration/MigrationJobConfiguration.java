package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.run.BooksConfiguration;
import io.pgtrek.job.run.RememberingTasklet;
import java.nio.file.Path;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.support.transaction.ResourcelessTransactionManager;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The migration job: pre-data, data by slices, post-data, sequences, ANALYZE, verification. */
@Configuration(proxyBeanMethods = false)
class MigrationJobConfiguration extends BooksConfiguration {

    static final String JOB = "migration";

    private final MigrationRun run;

    MigrationJobConfiguration(MigrationRun run) {
        super(run.target());
        this.run = run;
    }

    @Bean
    Job migrationJob(JobRepository repository) {
        return new JobBuilder(JOB, repository)
                .start(step(repository, "pre-data", statements(Phase.PRE_DATA)))
                .next(run.record().refreshPass() > 0 ? refresh(repository) : data(repository))
                .next(step(repository, "post-data", statements(Phase.POST_DATA)))
                .next(step(repository, "sequences", new SequencesTasklet(run)))
                .next(step(repository, "analyze", new AnalyzeTasklet(run)))
                .next(step(repository, "verify", new VerifyTasklet(run)))
                .build();
    }

    private Step step(JobRepository repository, String name, Tasklet tasklet) {
        return plain(repository, name, new RememberingTasklet(run.failures(), run.gate(), tasklet));
    }

    /** The work's own transactions are on its own connections: Batch has nothing to commit but its books. */
    private static Step plain(JobRepository repository, String name, Tasklet tasklet) {
        return new StepBuilder(name, repository)
                .tasklet(tasklet, new ResourcelessTransactionManager())
                .allowStartIfComplete(false)
                .build();
    }

    private Tasklet statements(Phase phase) {
        Path directory = run.configuration().plan();
        return directory == null
                ? new StatementsTasklet(run, phase)
                : new PlanDirectoryTasklet(
                        run, new PlanDirectory(directory, run.configuration().invocation()), phase);
    }

    private Step refresh(JobRepository repository) {
        return step(repository, "refresh", new RefreshTasklet(run));
    }

    private Step data(JobRepository repository) {
        Step slice = plain(repository, "slice", new CopySliceTasklet(run));
        return new StepBuilder("data", repository)
                .partitioner("slice", new SlicePartitioner(run.plan()))
                .partitionHandler(new SlicePartitionHandler(run, slice))
                .build();
    }
}
