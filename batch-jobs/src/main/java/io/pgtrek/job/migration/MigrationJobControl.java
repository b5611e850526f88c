package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.JobControl;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.connect.DriverLoader;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.JobLock;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.RunStore;
import io.pgtrek.job.repository.SliceLedger;
import io.pgtrek.job.repository.StatementLedger;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.catalog.TargetInspector;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;

/** Runs migrations. */
public final class MigrationJobControl implements JobControl {

    private final DriverLoader drivers;

    /** @param driverDirectory where users put drivers that do not ship with this program */
    public MigrationJobControl(Path driverDirectory) {
        this.drivers = new DriverLoader(driverDirectory);
    }

    @Override
    public RunReport run(MigrationConfiguration configuration, RunOptions options, ProgressListener progress) {
        Instant started = Instant.now();
        ReportFiles.requireWritable(configuration.report());
        PhaseClock clock = new PhaseClock(progress);
        Source source;
        Target opened;
        try (PhaseClock.Running running = clock.start(Phase.CONNECT, 0)) {
            source = Source.open(configuration, drivers);
            opened = Target.open(configuration.target(), configuration.copy().workers());
        }
        try (Target target = opened;
                JobLock lock = lock(target, configuration.name())) {
            RunRecord record = new Preparation(configuration, options, source, target, clock).prepare();
            return work(configuration, source, target, record, new Watch(started, progress, clock));
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }

    @Override
    public RunReport retryRejects(MigrationConfiguration configuration, Path rejects, ProgressListener progress) {
        Instant started = Instant.now();
        ReportFiles.requireWritable(configuration.report());
        PhaseClock clock = new PhaseClock(progress);
        Source source = Source.open(configuration, drivers);
        try (Target target = Target.open(configuration.target(), 1);
                JobLock lock = lock(target, configuration.name())) {
            return new RetryControl(configuration, source, target, endpoint(target), clock).retry(rejects, started);
        } catch (SQLException e) {
            throw TargetFailure.writing("rows of reject files", e);
        }
    }

    private record Watch(Instant started, ProgressListener progress, PhaseClock clock) {}

    private static JobLock lock(Target target, String job) throws SQLException {
        return JobLock.take(target.session().connection(), job);
    }

    private static RunReport work(
            MigrationConfiguration configuration, Source source, Target target, RunRecord record, Watch watch)
            throws SQLException {
        RunStore store = new RunStore(target.pool());
        try (SourcePool sources = new SourcePool(source)) {
            MigrationRun run = new MigrationRun(
                    configuration,
                    record,
                    StableJson.read(record.plan(), Plan.class),
                    source,
                    sources,
                    target.pool(),
                    new SliceLedger(target.pool(), record.id()),
                    new StatementLedger(target.pool(), record.id()),
                    watch.progress(),
                    new RunFailures(),
                    new RowCounts(),
                    watch.clock());
            ReportBuilder reports = new ReportBuilder(
                    run,
                    watch.started(),
                    endpoint(target),
                    !run.slices().entries().isEmpty());
            watch.progress().dataEstimated(rows(run.plan()), bytes(run.plan()));
            return finish(configuration, run, reports, store);
        }
    }

    private static RunReport finish(
            MigrationConfiguration configuration, MigrationRun run, ReportBuilder reports, RunStore store)
            throws SQLException {
        try {
            MigrationJobLauncher.launch(run);
        } catch (MigrateException e) {
            reportFailure(configuration, run, reports, store, e);
            throw e;
        }
        RunReport report = reports.build(null);
        RowAccounts.require(report.tables());
        if (report.outcome() == Outcome.DONE || report.outcome() == Outcome.INCOMPLETE && !anyRefused(run)) {
            store.complete(run.record().id());
        } else {
            store.interrupted(run.record().id(), report.message());
            store.nextAttempt(run.record().id());
        }
        ReportFiles.write(report, configuration.report());
        return report;
    }

    /** Refused statements may be tried again when their cause is mended. */
    private static boolean anyRefused(MigrationRun run) throws SQLException {
        return run.statements().entries().values().stream().anyMatch(entry -> !entry.done());
    }

    /** The failure itself is what the user must see, even where the target is gone and cannot be asked. */
    private static void reportFailure(
            MigrationConfiguration configuration,
            MigrationRun run,
            ReportBuilder reports,
            RunStore store,
            MigrateException failure) {
        try {
            store.interrupted(run.record().id(), RunFailures.sentence(failure));
            ReportFiles.write(reports.build(failure), configuration.report());
        } catch (SQLException | MigrateException e) {
            failure.addSuppressed(e);
        }
    }

    private static Endpoint endpoint(Target target) {
        try (Session session = target.session()) {
            return new Endpoint(
                    target.displayUrl(),
                    "PostgreSQL",
                    TargetInspector.state(session.connection()).version());
        }
    }

    private static long rows(Plan plan) {
        return plan.tables().stream()
                .mapToLong(table -> Math.max(0, table.source().estimatedRows()))
                .sum();
    }

    private static long bytes(Plan plan) {
        return plan.tables().stream()
                .mapToLong(table -> Math.max(0, table.source().estimatedBytes()))
                .sum();
    }

    @Override
    public Plan plan(MigrationConfiguration configuration, ProgressListener progress) {
        PhaseClock clock = new PhaseClock(progress);
        Source source;
        try (PhaseClock.Running running = clock.start(Phase.CONNECT, 0)) {
            source = Source.open(configuration, drivers);
        }
        return new SourcePlanning(configuration, source, clock).plan();
    }

    @Override
    public JobStatus status(MigrationConfiguration configuration) {
        try (Target target = Target.open(configuration.target(), 1)) {
            return new StatusReader(target).read(configuration.name());
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }
}
