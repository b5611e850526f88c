package io.pgtrek.job.recompression;

import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.job.run.ToolVersion;
import io.pgtrek.postgresql.toast.RewriteColumn;
import io.pgtrek.postgresql.toast.RewritePlan;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressedTable;
import io.pgtrek.report.RecompressionReport;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells what a run did, from its books and from what it found. */
final class RecompressionReports {

    private final RecompressionRun run;
    private final Instant started;
    private final Endpoint database;

    RecompressionReports(RecompressionRun run, Instant started, Endpoint database) {
        this.run = run;
        this.started = started;
        this.database = database;
    }

    /**
     * @param failure what ended the run early; null when it came to its end or was stopped
     * @param stopped why it was stopped; null when it was not
     */
    RecompressionReport build(@Nullable MigrateException failure, @Nullable String stopped) throws SQLException {
        List<RecompressedTable> tables = tables();
        Outcome outcome = outcome(failure, stopped);
        return new RecompressionReport(
                RecompressionReport.SCHEMA_VERSION,
                run.configuration().name(),
                ToolVersion.current(),
                outcome,
                sentence(outcome, tables, failure, stopped),
                started.truncatedTo(ChronoUnit.SECONDS).toString(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                database,
                run.wanted().word(),
                run.clock().times(),
                run.found().tables(),
                tables,
                findings(failure));
    }

    private List<RecompressedTable> tables() throws SQLException {
        Map<Long, LeafEntry> entries = run.ledger().leaves(run.record().id()).stream()
                .collect(Collectors.toMap(LeafEntry::table, Function.identity()));
        return run.found().plans().stream()
                .flatMap(plan ->
                        Stream.ofNullable(entries.get(plan.table().oid())).map(entry -> table(plan, entry)))
                .toList();
    }

    private static RecompressedTable table(RewritePlan plan, LeafEntry entry) {
        return new RecompressedTable(
                plan.table().name().toString(),
                plan.columns().stream().map(RecompressionReports::column).toList(),
                entry.rows(),
                entry.rawBytes(),
                entry.storedBefore(),
                entry.storedAfter(),
                entry.proven(),
                entry.pass());
    }

    private static String column(RewriteColumn column) {
        return column.column().name().text();
    }

    private Outcome outcome(@Nullable MigrateException failure, @Nullable String stopped) {
        if (failure != null) {
            return Outcome.FAILED;
        }
        if (stopped != null) {
            return Outcome.STOPPED;
        }
        return rest().isEmpty() ? Outcome.DONE : Outcome.INCOMPLETE;
    }

    private String sentence(
            Outcome outcome,
            List<RecompressedTable> tables,
            @Nullable MigrateException failure,
            @Nullable String stopped) {
        long rows = tables.stream().mapToLong(RecompressedTable::rows).sum();
        String done = rows == 0
                ? "Nothing was left to do"
                : Numbers.of(rows, "row") + " of " + Numbers.of(tables.size(), "table") + " are stored by "
                        + run.wanted().word() + " now";
        return switch (outcome) {
            case DONE -> done + ".";
            case INCOMPLETE -> done + ", but for " + rest() + ".";
            case STOPPED -> stopped + "; run again to continue.";
            case FAILED, MISMATCH -> "Failed: " + (failure == null ? "" : RunFailures.sentence(failure));
        };
    }

    private String rest() {
        Found found = run.found();
        return Stream.of(
                        part(found.skippedColumns(), "column", "must be left alone"),
                        part(found.left(), "row", "others had locked"),
                        part(found.suppressed(), "row", "a trigger kept as they are"))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" and "));
    }

    private static Optional<String> part(long count, String noun, String why) {
        return count == 0 ? Optional.empty() : Optional.of(Numbers.of(count, noun) + " that " + why);
    }

    private List<Finding> findings(@Nullable MigrateException failure) {
        TreeSet<Finding> findings = new TreeSet<>(run.found().findings());
        if (failure != null) {
            findings.add(new Finding(
                    "run-failed",
                    Severity.ERROR,
                    ObjectKind.DATABASE,
                    run.configuration().name(),
                    RunFailures.sentence(failure) + (failure.detail() == null ? "" : " " + failure.detail()),
                    failure.hint() == null ? "Run again to continue." : failure.hint()));
        }
        return List.copyOf(findings);
    }
}
