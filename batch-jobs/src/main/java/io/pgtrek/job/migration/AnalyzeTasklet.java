package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Workers;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TableStatistics;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.Connection;
import java.sql.SQLException;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Gives the planner of PostgreSQL statistics about the new tables. */
final class AnalyzeTasklet implements Tasklet {

    private final MigrationRun run;

    AnalyzeTasklet(MigrationRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        try (PhaseClock.Running running =
                run.clock().start(Phase.ANALYZE, run.plan().tables().size())) {
            CreatedTables created = CreatedTables.read(run);
            Workers.forEach(run.configuration().copy().workers(), run.plan().tables(), table -> {
                if (run.gate().openDespiteTime() && created.contains(table.name())) {
                    analyze(table);
                }
                run.progress().step(Phase.ANALYZE, table.name().toString());
            });
        } catch (SQLException e) {
            throw TargetFailure.writing("ANALYZE", e);
        }
        return RepeatStatus.FINISHED;
    }

    private void analyze(TargetTable table) throws SQLException {
        try (Connection target = run.target().getConnection()) {
            TableStatistics.analyze(target, table.name());
        }
    }
}
