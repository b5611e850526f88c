package io.pgtrek.job.recompression;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.toast.RewriteCandidate;
import io.pgtrek.postgresql.toast.RewriteNested;
import io.pgtrek.postgresql.toast.RewritePreflight;
import io.pgtrek.postgresql.toast.RewriteSubject;
import io.pgtrek.postgresql.toast.ToastTable;
import io.pgtrek.postgresql.toast.ToastTables;
import io.pgtrek.spi.Selection;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Finds the values that have another method, and what stands in the way, before anything is written. */
final class CheckTasklet implements Tasklet {

    private final RecompressionRun run;

    CheckTasklet(RecompressionRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) {
        try {
            run.found().forget();
            List<ToastTable> tables = run.transactions().call(this::selected);
            run.transactions()
                    .call(transaction -> RewriteNested.findings(transaction, tables))
                    .forEach(run.found()::add);
            try (PhaseClock.Running running = run.clock().start(Phase.CHECK, tables.size())) {
                for (ToastTable table : tables) {
                    look(table);
                    run.clock().step(Phase.CHECK, table.name().toString());
                }
            }
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
        return RepeatStatus.FINISHED;
    }

    private List<ToastTable> selected(Connection transaction) throws SQLException {
        Selection selection = run.configuration().tables();
        return ToastTables.read(transaction).stream()
                .filter(table -> !table.name().schema().text().equals(MetadataSchema.NAME))
                .filter(table -> selection.acceptsWithSchema(table.name()))
                .toList();
    }

    /** A table that is locked now is another run's work. */
    private void look(ToastTable table) throws SQLException {
        try {
            run.transactions().call(transaction -> {
                look(transaction, table);
                return table;
            });
            run.found().table();
        } catch (SQLException e) {
            if (!Contention.in(e)) {
                throw e;
            }
            run.found().skip(table.columns().size());
            run.found().add(busy(table));
        }
    }

    static Finding busy(ToastTable table) {
        return Finding.of(
                "recompress-locked",
                Severity.WARNING,
                ObjectKind.TABLE,
                table.name(),
                "is locked by somebody else, and was left alone after several attempts.",
                "Run again when pg_locks shows nobody who holds a strong lock on it for long.");
    }

    private void look(Connection transaction, ToastTable table) throws SQLException {
        RewriteCandidate all = RewriteCandidate.of(
                transaction, table, run.configuration().recompress().method());
        RewritePreflight access = RewritePreflight.access(subject(transaction, all));
        if (!access.obstacles().isEmpty()) {
            note(access, all);
            return;
        }
        RewriteCandidate stale = all.stale(transaction, run.wanted());
        RewritePreflight preflight =
                stale.columns().isEmpty() ? access : RewritePreflight.run(subject(transaction, stale));
        note(preflight, stale);
        if (!preflight.settings(all, run.wanted()).columns().isEmpty()) {
            run.found().add(preflight.settings(all, run.wanted()));
        }
        preflight.plan(transaction, stale, run.wanted()).ifPresent(run.found()::add);
    }

    private void note(RewritePreflight preflight, RewriteCandidate candidate) {
        preflight.findings().forEach(run.found()::add);
        run.found().skip(preflight.skipped(candidate));
    }

    private RewriteSubject subject(Connection transaction, RewriteCandidate candidate) {
        return new RewriteSubject(
                transaction,
                List.of(candidate),
                run.wanted(),
                run.transactions().withoutTriggers(),
                run.configuration().recompress().allowTriggers());
    }
}
