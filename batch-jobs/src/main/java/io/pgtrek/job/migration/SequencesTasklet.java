package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.ddl.SequenceRenderer;
import io.pgtrek.postgresql.ddl.SequenceValue;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Sets the next number of every identity column. */
final class SequencesTasklet implements Tasklet {

    private final MigrationRun run;

    SequencesTasklet(MigrationRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) {
        setAll();
        return RepeatStatus.FINISHED;
    }

    /** Also after rows came that had been rejected. */
    void setAll() {
        List<SequenceValue> values = SequenceRenderer.nextValues(run.plan());
        try (PhaseClock.Running running = run.clock().start(Phase.SEQUENCES, values.size());
                Connection target = run.target().getConnection()) {
            CreatedTables created = CreatedTables.read(run);
            for (SequenceValue value : values) {
                if (created.contains(value.table())) {
                    set(target, value);
                }
                run.progress().step(Phase.SEQUENCES, value.table() + "." + value.column());
            }
        } catch (SQLException e) {
            throw TargetFailure.writing("the next numbers of identity columns", e);
        }
    }

    private void set(Connection target, SequenceValue value) throws SQLException {
        try (Statement statement = target.createStatement()) {
            statement.execute(value.sql());
            run.statements().record(target, new StatementEntry(value.id(), true, "", ""));
        }
    }
}
