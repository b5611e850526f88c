package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.RunStore;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetInspector;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A prepared run: works through its plan, closes its books and reports. */
final class MigrationWork {

    private static final Logger LOG = LoggerFactory.getLogger(MigrationWork.class);

    private final MigrationConfiguration configuration;
    private final Source source;
    private final Target target;
    private final RunRecord record;
    private final RunOptions options;
    private final RunStore store;

    MigrationWork(
            MigrationConfiguration configuration, Source source, Target target, RunRecord record, RunOptions options) {
        this.configuration = configuration;
        this.source = source;
        this.target = target;
        this.record = record;
        this.options = options;
        this.store = new RunStore(target.pool());
    }

    RunReport perform(Instant started, ProgressListener progress, PhaseClock phases, Retries retries, StopSignal signal)
            throws SQLException {
        Plan plan = StableJson.read(record.plan(), Plan.class);
        try (SourcePool sources = pool(plan)) {
            MigrationRun run = MigrationRun.of(
                    configuration,
                    record,
                    source,
                    sources,
                    target,
                    progress,
                    phases,
                    retries,
                    signal,
                    new Verified(options.hideValues()));
            ReportBuilder reports = retries.call("Reading the job's books", () -> reports(run, started));
            progress.dataEstimated(
                    sum(plan, table -> table.source().estimatedRows()),
                    sum(plan, table -> table.source().estimatedBytes()));
            return finish(run, reports);
        }
    }

    private SourcePool pool(Plan plan) {
        return pool(configuration, source, plan);
    }

    static SourcePool pool(MigrationConfiguration configuration, Source source, Plan plan) {
        return new SourcePool(
                source,
                configuration.copy().workers(),
                plan.tables().stream().map(table -> table.source().name()).toList());
    }

    private ReportBuilder reports(MigrationRun run, Instant started) throws SQLException {
        long before = options.refresh() ? 0 : run.slices().entries().size();
        return new ReportBuilder(run, started, endpoint(), before);
    }

    private RunReport finish(MigrationRun run, ReportBuilder reports) throws SQLException {
        try {
            boolean complete = run.retries().call("The run", () -> done(run), () -> MigrationJobLauncher.launch(run));
            String stopped = complete ? null : run.gate().reason();
            RunReport report = run.retries().call("Reading the job's books", () -> reports.build(null, stopped));
            RowAccounts.require(report.tables());
            // before the books are closed: whoever is killed in between writes it when run again
            ReportFiles.write(report, configuration.report());
            run.retries().call("Closing the job's books", () -> close(run, report, stopped));
            return report;
        } catch (MigrateException e) {
            reportFailure(run, reports, e);
            throw e;
        }
    }

    /** Slices and statements that are in the target. */
    private static long done(MigrationRun run) throws SQLException {
        return run.slices().entries().size()
                + run.statements().entries().values().stream()
                        .filter(StatementEntry::done)
                        .count();
    }

    private RunReport close(MigrationRun run, RunReport report, @Nullable String stopped) throws SQLException {
        boolean incomplete = report.outcome() == Outcome.INCOMPLETE && !anyRefused(run);
        if (report.outcome() == Outcome.DONE || incomplete) {
            store.complete(record.id());
        } else {
            store.interrupted(record.id(), report.message());
            if (stopped == null) {
                store.nextAttempt(record.id());
            }
        }
        return report;
    }

    /** Refused statements may be tried again when their cause is mended. */
    private static boolean anyRefused(MigrationRun run) throws SQLException {
        return run.statements().entries().values().stream().anyMatch(entry -> !entry.done());
    }

    /** The failure itself is what the user must see, even where the target is gone and cannot be asked. */
    private void reportFailure(MigrationRun run, ReportBuilder reports, MigrateException failure) {
        try {
            if (ConnectionLoss.in(failure)) {
                // fails at once, which a pool would do only after a while
                target.session().close();
            }
            store.interrupted(record.id(), RunFailures.sentence(failure));
            List<Path> files = ReportFiles.write(reports.build(failure, null), configuration.report());
            LOG.warn("The report of what was done until then: {}", files);
        } catch (SQLException | MigrateException e) {
            failure.addSuppressed(e);
        }
    }

    private Endpoint endpoint() {
        return endpoint(target);
    }

    static Endpoint endpoint(Target target) {
        try (Session session = target.session()) {
            return new Endpoint(
                    target.displayUrl(),
                    "PostgreSQL",
                    TargetInspector.state(session.connection()).version());
        }
    }

    private static long sum(Plan plan, ToLongFunction<TargetTable> estimate) {
        List<TargetTable> tables = plan.tables();
        return tables.stream()
                .mapToLong(table -> Math.max(0, estimate.applyAsLong(table)))
                .sum();
    }
}
