package io.pgtrek.job.migration;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.job.Phase;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Workers;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.catalog.TargetInspector;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Creates the objects that come before the data, or those that come after it. */
final class StatementsTasklet implements Tasklet {

    /** Statements of these phases do not wait for each other. */
    private static final Set<io.pgtrek.postgresql.ddl.Phase> PARALLEL = EnumSet.of(
            io.pgtrek.postgresql.ddl.Phase.KEY_INDEXES,
            io.pgtrek.postgresql.ddl.Phase.INDEXES,
            io.pgtrek.postgresql.ddl.Phase.VALIDATION);

    private final MigrationRun run;
    private final Phase phase;

    StatementsTasklet(MigrationRun run, Phase phase) {
        this.run = run;
        this.phase = phase;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        List<DdlStatement> statements = statements(phase == Phase.PRE_DATA);
        List<DdlStatement> earlier = phase == Phase.PRE_DATA ? List.of() : statements(true);
        try (PhaseClock.Running running = run.clock().start(phase, statements.size())) {
            StatementRunner runner = new StatementRunner(
                    run.target(), run.statements(), run.configuration().target().maintenanceBytes(), earlier);
            Set<String> schemas = schemas();
            for (io.pgtrek.postgresql.ddl.Phase part : io.pgtrek.postgresql.ddl.Phase.values()) {
                runPart(
                        runner,
                        part,
                        statements.stream().filter(s -> s.phase() == part).toList(),
                        schemas);
            }
        } catch (SQLException e) {
            throw TargetFailure.writing("the statements of the plan", e);
        }
        return RepeatStatus.FINISHED;
    }

    private List<DdlStatement> statements(boolean preData) {
        return DdlRenderer.render(run.plan()).stream()
                .filter(statement -> statement.phase().preData() == preData)
                .toList();
    }

    private Set<String> schemas() throws SQLException {
        try (Connection target = run.target().getConnection()) {
            return TargetInspector.state(target).schemas();
        }
    }

    private void runPart(
            StatementRunner runner,
            io.pgtrek.postgresql.ddl.Phase part,
            List<DdlStatement> statements,
            Set<String> schemas)
            throws SQLException, InterruptedException {
        boolean parallel = PARALLEL.contains(part);
        int workers = parallel ? run.configuration().copy().workers() : 1;
        List<DdlStatement> ordered = parallel ? new LargestFirst(run.plan()).sorted(statements) : statements;
        Workers.forEach(workers, ordered, statement -> {
            if (runner.done(statement) || !run.gate().open()) {
                return;
            }
            // IF NOT EXISTS asks for the privilege to create even where the schema is there.
            if (statement.kind() == ObjectKind.SCHEMA && schemas.contains(statement.object())) {
                runner.skip(statement);
            } else {
                runner.run(statement);
            }
            run.progress().step(phase, statement.object());
        });
    }
}
