package io.pgtrek.job.migration;

import io.pgtrek.plan.Plan;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.batch.core.partition.Partitioner;
import org.springframework.batch.infrastructure.item.ExecutionContext;

/** One partition for each slice of the stored plan; the plan is never split anew. */
final class SlicePartitioner implements Partitioner {

    private final Plan plan;

    SlicePartitioner(Plan plan) {
        this.plan = plan;
    }

    @Override
    public Map<String, ExecutionContext> partition(int gridSize) {
        Map<String, ExecutionContext> partitions = new LinkedHashMap<>();
        plan.tables()
                .forEach(table -> table.slices()
                        .forEach(slice -> partitions.put(
                                new SliceName(table.number(), slice.number()).toString(), new ExecutionContext())));
        return partitions;
    }
}
