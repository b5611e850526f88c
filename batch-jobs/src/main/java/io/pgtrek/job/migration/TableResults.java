package io.pgtrek.job.migration;

import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.report.AlterationCount;
import io.pgtrek.report.TableResult;
import io.pgtrek.spi.Alteration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Adds the slices of each table up. */
final class TableResults {

    private TableResults() {}

    static List<TableResult> of(MigrationRun run, List<SliceEntry> entries) {
        return run.plan().tables().stream()
                .map(table -> of(
                        run,
                        table,
                        entries.stream()
                                .filter(entry -> entry.table() == table.number())
                                .toList()))
                .toList();
    }

    private static TableResult of(MigrationRun run, TargetTable table, List<SliceEntry> slices) {
        return new TableResult(
                table.source().name().toString(),
                table.name().toString(),
                run.counts().source(table.number()),
                sum(slices, SliceEntry::read),
                sum(slices, SliceEntry::copied),
                sum(slices, SliceEntry::rejected),
                run.counts().target(table.number()),
                sum(slices, SliceEntry::bytes),
                sum(slices, SliceEntry::millis),
                alterations(slices),
                run.verified().checksums().state(table));
    }

    private static long sum(List<SliceEntry> slices, ToLongFunction<SliceEntry> what) {
        return slices.stream().mapToLong(what).sum();
    }

    private static List<AlterationCount> alterations(List<SliceEntry> slices) {
        Map<String, Map<Alteration, Long>> sums = new TreeMap<>();
        for (SliceEntry slice : slices) {
            slice.alterations()
                    .forEach((column, counts) -> counts.forEach(
                            (what, count) -> sums.computeIfAbsent(column, c -> new EnumMap<>(Alteration.class))
                                    .merge(what, count, Long::sum)));
        }
        List<AlterationCount> counts = new ArrayList<>();
        sums.forEach((column, byKind) ->
                byKind.forEach((what, count) -> counts.add(new AlterationCount(column, what.title(), count))));
        return counts;
    }
}
