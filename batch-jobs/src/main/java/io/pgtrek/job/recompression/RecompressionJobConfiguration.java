package io.pgtrek.job.recompression;

import io.pgtrek.job.run.BooksConfiguration;
import io.pgtrek.job.run.RememberingTasklet;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.support.transaction.ResourcelessTransactionManager;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The recompression job: check, settings, rewrite. */
@Configuration(proxyBeanMethods = false)
class RecompressionJobConfiguration extends BooksConfiguration {

    private static final String JOB = "recompression";

    private final RecompressionRun run;

    RecompressionJobConfiguration(RecompressionRun run) {
        super(run.database());
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
}
