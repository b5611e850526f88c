package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.connect.RedactedUrl;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.Checksum;
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

    private final MigrationConfiguration configuration;
    private final Source source;
    private final Target target;
    private final Retries retries;
    private final StopSignal signal;
    private final PhaseClock clock;

    StandaloneVerification(
            MigrationConfiguration configuration,
            Source source,
            Target target,
            Retries retries,
            StopSignal signal,
            PhaseClock clock) {
        this.configuration = configuration;
        this.source = source;
        this.target = target;
        this.retries = retries;
        this.signal = signal;
        this.clock = clock;
    }

    RunReport run(Instant started, Verified verified, ProgressListener progress) throws SQLException {
        RunRecord record = new Preparation(configuration, new RunOptions(false), source, target, clock).ran();
        Plan plan = StableJson.read(record.plan(), Plan.class);
        try (SourcePool sources = MigrationWork.pool(configuration, source, plan)) {
            return compare(run(record, sources, verified, progress), started);
        }
    }

    private MigrationRun run(RunRecord record, SourcePool sources, Verified verified, ProgressListener progress) {
        return MigrationRun.of(
                configuration, record, source, sources, target, progress, clock, retries, signal, verified);
    }

    private RunReport compare(MigrationRun run, Instant started) throws SQLException {
        RowVerification rows = new RowVerification(run, true);
        try (PhaseClock.Running running = run.clock().start(Phase.VERIFY, rows.steps())) {
            rows.compare();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MigrateException(
                    ErrorCode.READ_FAILED, "The verification was interrupted.", null, "Verify again.", e);
        }
        count(run);
        List<Finding> findings = new ArrayList<>(new RowFindings(run).findings());
        findings.addAll(new ObjectVerification(run).findings());
        findings.sort(null);
        List<TableResult> tables = TableResults.of(run, run.slices().entries());
        boolean equal = findings.isEmpty() && tables.stream().allMatch(TableResult::matches);
        return report(
                run,
                started,
                equal ? Outcome.DONE : Outcome.MISMATCH,
                equal ? equal(tables) : OutcomeRules.mismatch(tables, findings),
                tables,
                findings);
    }

    /** Hashing has counted the target's rows. */
    private static void count(MigrationRun run) {
        Checksums checksums = run.verified().checksums();
        run.plan().tables().stream()
                .filter(table -> checksums.state(table) != Checksum.NOT_TAKEN)
                .forEach(table -> run.counts().putTarget(table.number(), checksums.rows(table)));
    }

    private static String equal(List<TableResult> tables) {
        long rows = tables.stream().mapToLong(TableResult::copied).sum();
        long rejected = tables.stream().mapToLong(TableResult::rejected).sum();
        return "All " + Numbers.of(rows, "row") + " of " + Numbers.of(tables.size(), "table")
                + " are the same on both sides"
                + (rejected == 0 ? "." : ", but for " + Numbers.of(rejected, "row") + " that had been rejected.");
    }

    private RunReport report(
            MigrationRun run,
            Instant started,
            Outcome outcome,
            String message,
            List<TableResult> tables,
            List<Finding> findings)
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
                MigrationWork.endpoint(target),
                run.clock().times(),
                new ObjectCounts(run.plan(), run.statements().entries()).list(),
                tables,
                findings,
                List.of(),
                new RowFindings(run).rows());
    }
}
