package io.pgtrek.job.migration;

import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.report.TableResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Tells what a run did, from its ledgers. */
final class ReportBuilder {

    private final MigrationRun run;
    private final Instant started;
    private final Endpoint target;
    private final long slicesBefore;

    /** @param slicesBefore that were in the target before this process began, and stay */
    ReportBuilder(MigrationRun run, Instant started, Endpoint target, long slicesBefore) {
        this.run = run;
        this.started = started;
        this.target = target;
        this.slicesBefore = slicesBefore;
    }

    /**
     * @param failure what ended the run early; null when it came to its end or was stopped
     * @param stopped why it was stopped; null when it was not
     */
    RunReport build(@Nullable MigrateException failure, @Nullable String stopped) {
        try {
            List<SliceEntry> slices = run.slices().entries();
            Map<String, StatementEntry> statements = run.statements().entries();
            List<TableResult> tables = TableResults.of(run, slices);
            List<Finding> findings = findings(tables, slices.size(), statements, failure);
            OutcomeRules rules = new OutcomeRules(run.configuration().failOn());
            Outcome outcome = stopped != null ? Outcome.STOPPED : rules.of(tables, findings, statements, failure);
            return new RunReport(
                    RunReport.SCHEMA_VERSION,
                    run.configuration().name(),
                    ToolVersion.current(),
                    outcome,
                    stopped != null
                            ? stopped + "; run again to continue."
                            : OutcomeRules.sentence(outcome, tables, findings, statements, failure),
                    started.truncatedTo(ChronoUnit.SECONDS).toString(),
                    Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                    new Endpoint(
                            io.pgtrek.job.connect.RedactedUrl.of(
                                    run.configuration().source().url()),
                            run.plan().product(),
                            run.plan().productVersion()),
                    target,
                    run.clock().times(),
                    new ObjectCounts(run.plan(), statements).list(),
                    tables,
                    findings,
                    rejectFiles(slices),
                    new RowFindings(run).rows());
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    private List<Finding> findings(
            List<TableResult> tables,
            long slices,
            Map<String, StatementEntry> statements,
            @Nullable MigrateException failure)
            throws SQLException {
        TreeSet<Finding> findings = new TreeSet<>(run.plan().findings());
        findings.addAll(altered(tables));
        findings.addAll(run.sourcePool().findings());
        findings.addAll(run.verified().found());
        findings.addAll(new RowFindings(run).findings());
        if (slicesBefore > 0 && slices > slicesBefore) {
            findings.add(readTwice());
        }
        if (failure == null) {
            findings.addAll(StatementFindings.of(run.plan(), statements));
            if (run.configuration().plan() != null) {
                findings.addAll(ActualTables.read(run).differences(run.plan().tables()));
            }
        }
        Optional.ofNullable(failure)
                .ifPresent(f -> findings.add(new Finding(
                        "run-failed",
                        Severity.ERROR,
                        ObjectKind.DATABASE,
                        run.configuration().name(),
                        RunFailures.sentence(f) + (f.detail() == null ? "" : " " + f.detail()),
                        f.hint() == null ? "Run again to continue." : f.hint())));
        return List.copyOf(findings);
    }

    private Finding readTwice() {
        return new Finding(
                "source-read-twice",
                Severity.WARNING,
                ObjectKind.DATABASE,
                run.configuration().name(),
                "was interrupted and continued, so the source was read at two points in time: changes made to it"
                        + " between them are missing where the rows had been copied before.",
                "If the source was written to meanwhile, begin anew with --fresh.");
    }

    /** What policy changed is said with the other findings, not only in the table's row. */
    private static List<Finding> altered(List<TableResult> tables) {
        return tables.stream()
                .flatMap(table -> table.alterations().stream()
                        .map(change -> new Finding(
                                "values-changed",
                                Severity.INFO,
                                ObjectKind.COLUMN,
                                table.source() + "." + change.column(),
                                "had " + Numbers.of(change.count(), "value") + " changed: " + change.change() + ".",
                                "")))
                .toList();
    }

    private List<String> rejectFiles(List<SliceEntry> slices) {
        return slices.stream()
                .filter(slice -> slice.rejected() > 0)
                .map(slice -> RejectPaths.of(run, new SliceName(slice.table(), slice.slice())))
                .filter(Files::exists)
                .map(Path::toString)
                .toList();
    }
}
