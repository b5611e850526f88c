package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Applies the user's plan directory in place of the generated statements. */
final class PlanDirectoryTasklet implements Tasklet {

    private final MigrationRun run;
    private final PlanDirectory directory;
    private final Phase phase;

    PlanDirectoryTasklet(MigrationRun run, PlanDirectory directory, Phase phase) {
        this.run = run;
        this.directory = directory;
        this.phase = phase;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) {
        try (PhaseClock.Running running = run.clock().start(phase, 0);
                Connection target = run.target().getConnection()) {
            directory.apply(run.target(), run.record().id(), phase);
            enter(target);
        } catch (SQLException e) {
            throw TargetFailure.writing("the books about the plan directory", e);
        }
        return RepeatStatus.FINISHED;
    }

    /** What the files did is Flyway's to know; the ledger only says that these statements are not ours to run. */
    private void enter(Connection target) throws SQLException {
        List<DdlStatement> statements = DdlRenderer.render(run.plan()).stream()
                .filter(statement -> statement.phase().preData() == (phase == Phase.PRE_DATA))
                .toList();
        for (DdlStatement statement : statements) {
            run.statements().record(target, new StatementEntry(statement.id(), true, "", ""));
        }
    }
}
