package io.pgtrek.job.recompression;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Workers;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.toast.RewritePlan;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Stores values anew, several relations at once, the largest first. */
final class RewriteTasklet implements Tasklet {

    private final RecompressionRun run;

    RewriteTasklet(RecompressionRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        run.gate().letOneThrough();
        List<RewritePlan> plans = run.found().plans().stream()
                .sorted(Comparator.comparingLong(RewriteTasklet::size).reversed())
                .toList();
        try (PhaseClock.Running running = run.clock().start(Phase.REWRITE, plans.size())) {
            Map<Long, LeafEntry> entries = run.ledger().leaves(run.record().id()).stream()
                    .collect(Collectors.toMap(LeafEntry::table, Function.identity()));
            run.progress()
                    .dataEstimated(
                            -1, plans.stream().mapToLong(RewriteTasklet::size).sum());
            Workers.forEach(run.configuration().recompress().workers(), plans, plan -> {
                rewrite(plan, entries);
                run.clock().step(Phase.REWRITE, plan.table().name().toString());
            });
        } catch (SQLException e) {
            throw TargetFailure.writing("the recompression's books", e);
        }
        run.failures().first().ifPresent(failure -> {
            throw failure;
        });
        return RepeatStatus.FINISHED;
    }

    /** What keeps one relation from being done does not keep others. */
    private void rewrite(RewritePlan plan, Map<Long, LeafEntry> entries) {
        try {
            new LeafRecompression(run, plan).perform(entries.get(plan.table().oid()));
        } catch (SQLException e) {
            if (Contention.in(e)) {
                run.found().giveUp(plan.table());
                return;
            }
            remember(TargetFailure.writing("to store values of " + plan.table().name() + " anew", e));
        } catch (MigrateException e) {
            remember(e);
        }
    }

    private void remember(MigrateException failure) {
        if (ConnectionLoss.in(failure) || TargetFailure.lacksResources(failure)) {
            run.failures().abort(failure);
        } else {
            run.failures().add(failure);
        }
    }

    private static long size(RewritePlan plan) {
        return plan.table().bytes() + plan.table().toastBytes();
    }
}
