package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.Phase;
import io.pgtrek.job.connect.RedactedUrl;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import io.pgtrek.report.TableResult;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** {@code migrate verify}: all rows of both sides are read anew, whatever the run had hashed. */
final class StandaloneVerification {

    private final MigrationRun run;
    private final Instant started;
    private final Endpoint target;

    StandaloneVerification(MigrationRun run, Instant started, Endpoint target) {
        this.run = run;
        this.started = started;
        this.target = target;
    }

    RunReport run() throws SQLException {
        RowVerification rows = new RowVerification(run, true);
        try (PhaseClock.Running running = run.clock().start(Phase.VERIFY, rows.steps())) {
            rows.compare();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MigrateException(
                    ErrorCode.READ_FAILED, "The verification was interrupted.", null, "Verify again.", e);
        }
        List<Finding> findings = new ArrayList<>(new RowFindings(run).findings());
        findings.addAll(new ObjectVerification(run).findings());
        findings.sort(null);
        List<TableResult> tables = tables();
        boolean equal = findings.isEmpty() && tables.stream().allMatch(TableResult::matches);
        return report(
                equal ? Outcome.DONE : Outcome.MISMATCH,
                equal ? equal(tables) : OutcomeRules.mismatch(tables, findings),
                tables,
                findings);
    }

    /** Rows in the target as they were hashed; the source's are its copied and rejected ones, or the table differs. */
    private List<TableResult> tables() throws SQLException {
        return TableResults.of(run, run.slices().entries());
    }

    private static String equal(List<TableResult> tables) {
        long rows = tables.stream().mapToLong(TableResult::copied).sum();
        long rejected = tables.stream().mapToLong(TableResult::rejected).sum();
        return "All " + Numbers.of(rows, "row") + " of " + Numbers.of(tables.size(), "table")
                + " are the same on both sides"
                + (rejected == 0 ? "." : ", but for " + Numbers.of(rejected, "row") + " that had been rejected.");
    }

    private RunReport report(Outcome outcome, String message, List<TableResult> tables, List<Finding> findings)
            throws SQLException {
        return new RunReport(
                RunReport.SCHEMA_VERSION,
                run.configuration().name(),
                ToolVersion.current(),
                outcome,
                message,
                started.truncatedTo(ChronoUnit.SECONDS).toString(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                new Endpoint(
                        RedactedUrl.of(run.configuration().source().url()),
                        run.plan().product(),
                        run.plan().productVersion()),
                target,
                run.clock().times(),
                new ObjectCounts(run.plan(), run.statements().entries()).list(),
                tables,
                findings,
                List.of(),
                new RowFindings(run).rows());
    }
}
