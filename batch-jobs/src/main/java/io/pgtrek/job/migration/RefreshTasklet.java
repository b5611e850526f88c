package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.verification.Part;
import io.pgtrek.job.verification.VerifiedTable;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.report.Numbers;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Compares every slice with the source as it is now, and copies those again that differ. */
final class RefreshTasklet implements Tasklet {

    private final MigrationRun run;

    RefreshTasklet(MigrationRun run) {
        this.run = run;
    }

    @Override
    public RepeatStatus execute(StepContribution contribution, ChunkContext context) throws InterruptedException {
        try {
            refresh();
        } catch (SQLException e) {
            throw TargetFailure.writing("the refresh of rows", e);
        }
        return RepeatStatus.FINISHED;
    }

    private void refresh() throws SQLException, InterruptedException {
        List<Part> pending = pending();
        RefreshScan scan = new RefreshScan(run);
        try (PhaseClock.Running running = run.clock().start(Phase.COMPARE, pending.size())) {
            Workers.forEach(run.configuration().copy().workers(), pending, part -> {
                if (run.gate().open()) {
                    scan.compare(part);
                }
            });
        }
        List<Part> differing = scan.differing();
        if (!differing.isEmpty()) {
            copy(differing);
        }
        run.verified().found().add(told(differing, pending));
    }

    /** Parts with a slice that this pass has not dealt with; what a killed refresh had finished is not among them. */
    private List<Part> pending() throws SQLException {
        Set<SliceName> slices = run.slices().before(run.record().refreshPass()).stream()
                .map(entry -> new SliceName(entry.table(), entry.slice()))
                .collect(Collectors.toSet());
        List<Part> pending = new ArrayList<>();
        for (VerifiedTable table : RowVerification.tables(run)) {
            table.parts().stream()
                    .filter(part -> part.slices().stream()
                            .anyMatch(slice ->
                                    slices.contains(new SliceName(table.table().number(), slice.number()))))
                    .forEach(pending::add);
        }
        return pending;
    }

    private void copy(List<Part> differing) throws SQLException, InterruptedException {
        Set<TargetTable> tables =
                differing.stream().map(part -> part.table().table()).collect(Collectors.toSet());
        new ConstraintsAside(run).putAside(tables);
        List<List<Part>> units = units(differing);
        RefreshCopy copy = new RefreshCopy(run);
        run.gate().letOneThrough();
        try (PhaseClock.Running running = run.clock().start(Phase.DATA, units.size())) {
            Workers.forEach(run.configuration().copy().workers(), units, unit -> {
                if (run.gate().open()) {
                    copy.copy(unit);
                }
            });
        }
    }

    /**
     * Parts that are copied in one transaction. Where a value may have moved from one row to another under a unique key
     * that the slices do not follow, all old rows of the table must be gone before the first new one comes.
     */
    private static List<List<Part>> units(List<Part> parts) {
        List<List<Part>> units = new ArrayList<>();
        parts.stream()
                .collect(Collectors.groupingBy(part -> part.table().table().number()))
                .forEach((number, ofTable) -> {
                    if (furtherUnique(ofTable.get(0).table().table())) {
                        units.add(ofTable);
                    } else {
                        ofTable.forEach(part -> units.add(List.of(part)));
                    }
                });
        return units;
    }

    private static boolean furtherUnique(TargetTable table) {
        return !table.uniqueKeys().isEmpty() || table.indexes().stream().anyMatch(index -> index.unique());
    }

    private Finding told(List<Part> differing, List<Part> compared) throws SQLException {
        long slices = differing.stream().mapToLong(part -> part.slices().size()).sum();
        long all = compared.stream().mapToLong(part -> part.slices().size()).sum();
        return new Finding(
                "slices-refreshed",
                Severity.INFO,
                ObjectKind.DATABASE,
                run.configuration().name(),
                "was refreshed: " + Numbers.of(all, "slice") + " compared, " + slices + " copied again"
                        + (differing.isEmpty() ? "." : ": " + tables(differing) + "."),
                "");
    }

    private String tables(List<Part> differing) throws SQLException {
        Map<SliceName, SliceEntry> entries = new HashMap<>();
        run.slices().entries().forEach(entry -> entries.put(new SliceName(entry.table(), entry.slice()), entry));
        Map<String, Long> slices = new TreeMap<>();
        Map<String, Long> rows = new TreeMap<>();
        for (Part part : differing) {
            TargetTable table = part.table().table();
            String name = table.name().toString();
            slices.merge(name, (long) part.slices().size(), Long::sum);
            part.slices().stream()
                    .map(slice -> entries.get(new SliceName(table.number(), slice.number())))
                    .forEach(entry -> rows.merge(name, entry == null ? 0 : entry.copied(), Long::sum));
        }
        return slices.entrySet().stream()
                .map(table -> table.getKey() + " (" + Numbers.of(table.getValue(), "slice") + ", "
                        + Numbers.of(rows.getOrDefault(table.getKey(), 0L), "row") + ")")
                .collect(Collectors.joining(", "));
    }
}
