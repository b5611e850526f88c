package io.pgtrek.job.migration;

import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.WorkerThread;
import io.pgtrek.job.run.Workers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.partition.support.AbstractPartitionHandler;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.StepExecution;

/** Runs the slices on a fixed number of workers, those of the largest tables first. */
final class SlicePartitionHandler extends AbstractPartitionHandler {

    private final MigrationRun run;
    private final Step slice;

    SlicePartitionHandler(MigrationRun run, Step slice) {
        this.run = run;
        this.slice = slice;
    }

    @Override
    protected Set<StepExecution> doHandle(StepExecution manager, Set<StepExecution> slices) throws Exception {
        List<StepExecution> ordered = slices.stream()
                .sorted(Comparator.comparingLong(this::size).reversed().thenComparing(SlicePartitionHandler::name))
                .toList();
        ExecutorService executor =
                Executors.newFixedThreadPool(run.configuration().copy().workers(), WorkerThread::new);
        try (PhaseClock.Running running = run.clock().start(Phase.DATA, ordered.size())) {
            await(executor, ordered);
        } finally {
            Workers.stop(executor);
        }
        return slices;
    }

    private void await(ExecutorService executor, List<StepExecution> ordered)
            throws InterruptedException, ExecutionException, JobInterruptedException {
        List<Future<?>> futures = new ArrayList<>();
        AtomicBoolean left = new AtomicBoolean();
        for (StepExecution execution : ordered) {
            futures.add(executor.submit(() -> {
                if (run.gate().open()) {
                    slice.execute(execution);
                } else {
                    left.set(true);
                }
                return null;
            }));
        }
        for (Future<?> future : futures) {
            future.get();
        }
        if (left.get()) {
            refuseToComplete();
        }
    }

    /** Batch takes slices that were never begun for no obstacle to the step's being complete. */
    private void refuseToComplete() throws JobInterruptedException {
        MigrateException failure = run.failures().first().orElse(null);
        if (failure != null) {
            throw failure;
        }
        throw new JobInterruptedException(String.valueOf(run.gate().reason()));
    }

    private long size(StepExecution execution) {
        return run.table(name(execution).table()).source().estimatedBytes();
    }

    static SliceName name(StepExecution execution) {
        return SliceName.parse(execution.getStepName());
    }
}
