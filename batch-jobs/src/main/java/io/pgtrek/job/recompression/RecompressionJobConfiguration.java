package io.pgtrek.job.recompression;

import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.run.RememberingTasklet;
import javax.sql.DataSource;
import org.springframework.batch.core.configuration.support.JdbcDefaultBatchConfiguration;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.support.transaction.ResourcelessTransactionManager;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.SyncTaskExecutor;
import org.springframework.core.task.TaskExecutor;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.Isolation;

/** The recompression job: check, settings, rewrite. */
@Configuration(proxyBeanMethods = false)
class RecompressionJobConfiguration extends JdbcDefaultBatchConfiguration {

    private static final String JOB = "recompression";

    private final RecompressionRun run;

    RecompressionJobConfiguration(RecompressionRun run) {
        this.run = run;
    }

    @Bean
    Job recompressionJob(JobRepository repository) {
        return new JobBuilder(JOB, repository)
                .start(step(repository, "check", new CheckTasklet(run)))
                .next(step(repository, "settings", new SettingsTasklet(run)))
                .next(step(repository, "rewrite", new RewriteTasklet(run)))
                .build();
    }

    /** A restart looks at everything anew: what is done is found out from the values themselves. */
    private Step step(JobRepository repository, String name, Tasklet tasklet) {
        return new StepBuilder(name, repository)
                .tasklet(
                        new RememberingTasklet(run.failures(), run.gate(), tasklet),
                        new ResourcelessTransactionManager())
                .allowStartIfComplete(true)
                .build();
    }

    @Override
    protected DataSource getDataSource() {
        return run.database();
    }

    @Override
    protected PlatformTransactionManager getTransactionManager() {
        return new JdbcTransactionManager(run.database());
    }

    @Override
    protected String getTablePrefix() {
        return MetadataSchema.NAME + ".BATCH_";
    }

    /** One run at a time holds the job's lock, so that SERIALIZABLE would only bring failures. */
    @Override
    protected Isolation getIsolationLevelForCreate() {
        return Isolation.READ_COMMITTED;
    }

    @Override
    protected TaskExecutor getTaskExecutor() {
        return new SyncTaskExecutor();
    }
}
