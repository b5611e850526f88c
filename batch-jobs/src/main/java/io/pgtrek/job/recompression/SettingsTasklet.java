package io.pgtrek.job.recompression;

import io.pgtrek.job.Phase;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.toast.RewriteSettings;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Has new values compressed as wanted, relation by relation, without holding anybody up for long. */
final class SettingsTasklet implements Tasklet {

    private static final int ATTEMPTS = 5;

    private final RecompressionRun run;

    SettingsTasklet(RecompressionRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        List<RewriteSettings> settings = run.found().settings();
        try (PhaseClock.Running running = run.clock().start(Phase.SETTINGS, settings.size())) {
            for (RewriteSettings setting : settings) {
                if (run.gate().open()) {
                    apply(setting);
                }
                run.clock().step(Phase.SETTINGS, setting.table().name().toString());
            }
        } catch (SQLException e) {
            throw TargetFailure.writing("SET COMPRESSION", e);
        }
        return RepeatStatus.FINISHED;
    }

    /** Between attempts whoever queued behind the lock goes first. */
    private void apply(RewriteSettings setting) throws SQLException, InterruptedException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            try {
                run.transactions().call(transaction -> {
                    setting.apply(transaction);
                    return setting;
                });
                return;
            } catch (SQLException e) {
                if (!Contention.in(e)) {
                    throw e;
                }
                TimeUnit.SECONDS.sleep(attempt);
            }
        }
        run.found().giveUp(setting.table());
    }
}
