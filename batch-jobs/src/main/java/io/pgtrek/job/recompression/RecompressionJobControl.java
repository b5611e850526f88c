package io.pgtrek.job.recompression;

import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.JobLock;
import io.pgtrek.job.repository.LockWatch;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.repository.RecompressionLedger;
import io.pgtrek.job.run.Backoff;
import io.pgtrek.job.run.Gate;
import io.pgtrek.job.run.OpeningHours;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Retries;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.job.run.StopSignal;
import io.pgtrek.job.run.TargetRenewal;
import io.pgtrek.job.run.ToolVersion;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.catalog.TargetInspector;
import io.pgtrek.postgresql.toast.RewriteServer;
import io.pgtrek.postgresql.toast.RewriteSession;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.ReportFiles;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/** Runs recompressions. */
public final class RecompressionJobControl {

    private final Clock clock;

    /** @param clock the local time that windows are about */
    public RecompressionJobControl(Clock clock) {
        this.clock = clock;
    }

    /** See {@link io.pgtrek.job.JobControl#recompress}. */
    public RecompressionReport recompress(RecompressionConfiguration configuration, ProgressListener progress) {
        Instant started = Instant.now();
        OpeningHours.require(configuration.name(), configuration.limits(), clock);
        ReportFiles.requireWritable(configuration.report());
        PhaseClock phases = new PhaseClock(progress);
        Target opened;
        try (PhaseClock.Running running = phases.start(Phase.CONNECT, 0)) {
            opened = Target.open(
                    configuration.target(), configuration.recompress().workers());
        }
        try (Target target = opened;
                JobLock lock = JobLock.take(
                        () -> target.session().connection(), configuration.name(), configuration.invocation());
                LockWatch watch = LockWatch.over(lock)) {
            Endpoint database = database(target, configuration);
            MetadataSchema.upgrade(target.pool());
            RecompressionRun run = prepare(configuration, target, lock, progress, phases);
            return new RecompressionWork(run, target, new RecompressionReports(run, started, database)).perform();
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }

    /** Refuses a server that cannot do it, before anything is written. */
    private static Endpoint database(Target target, RecompressionConfiguration configuration) throws SQLException {
        try (Session session = target.session()) {
            RewriteServer.read(session.connection())
                    .require(configuration.recompress().to());
            return new Endpoint(
                    target.displayUrl(),
                    "PostgreSQL",
                    TargetInspector.state(session.connection()).version());
        }
    }

    private RecompressionRun prepare(
            RecompressionConfiguration configuration,
            Target target,
            JobLock lock,
            ProgressListener progress,
            PhaseClock phases)
            throws SQLException {
        RecompressionLedger ledger = new RecompressionLedger(target.pool());
        Retries retries = new Retries(
                configuration.limits().retries(),
                new Backoff(() -> ThreadLocalRandom.current().nextDouble()),
                new TargetRenewal(lock, target));
        RunFailures failures = new RunFailures();
        return new RecompressionRun(
                configuration,
                ledger.open(
                        configuration.name(), configuration.recompress().to().word(), ToolVersion.current()),
                target.pool(),
                ledger,
                new Transactions(target.pool(), mayGoWithoutTriggers(target)),
                new Found(),
                progress,
                phases,
                retries,
                new Gate(new StopSignal(configuration.limits(), lock, clock), retries, failures),
                failures);
    }

    private static boolean mayGoWithoutTriggers(Target target) throws SQLException {
        try (Session session = target.session()) {
            return RewriteSession.mayGoWithoutTriggers(session.connection());
        }
    }

    /** Where the job stands, from the database's metadata schema; writes nothing. */
    public JobStatus status(RecompressionConfiguration configuration) {
        try (Target target = Target.open(configuration.target(), 1);
                Session session = target.session()) {
            boolean running = JobLock.isHeld(session.connection(), configuration.name());
            return new RecompressionStatus(new RecompressionLedger(target.pool())).read(configuration.name(), running);
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }
}
