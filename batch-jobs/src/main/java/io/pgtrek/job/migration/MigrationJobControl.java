package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.connect.DriverLoader;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.JobLock;
import io.pgtrek.job.repository.LockWatch;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.run.Backoff;
import io.pgtrek.job.run.OpeningHours;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Retries;
import io.pgtrek.job.run.StopSignal;
import io.pgtrek.job.run.TargetRenewal;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/** Runs migrations. */
public final class MigrationJobControl {

    private final DriverLoader drivers;
    private final Clock clock;

    /** @param driverDirectory where users put drivers that do not ship with this program */
    public MigrationJobControl(Path driverDirectory) {
        this(driverDirectory, Clock.systemDefaultZone());
    }

    /** @param clock the local time that windows are about */
    public MigrationJobControl(Path driverDirectory, Clock clock) {
        this.drivers = new DriverLoader(driverDirectory);
        this.clock = clock;
    }

    /** As {@link io.pgtrek.job.JobControl} says. */
    public RunReport run(MigrationConfiguration configuration, RunOptions options, ProgressListener progress) {
        Instant started = Instant.now();
        OpeningHours.require(configuration.name(), configuration.limits(), clock);
        ReportFiles.requireWritable(configuration.report());
        PhaseClock phases = new PhaseClock(progress);
        Source source;
        Target opened;
        try (PhaseClock.Running running = phases.start(Phase.CONNECT, 0)) {
            source = Source.open(configuration, drivers);
            opened = Target.open(configuration.target(), configuration.copy().workers());
        }
        try (Target target = opened;
                JobLock lock = lock(target, configuration);
                LockWatch watch = LockWatch.over(lock)) {
            Retries retries = retries(configuration, new TargetRenewal(lock, target));
            StopSignal signal = new StopSignal(configuration.limits(), lock, clock);
            Preparation preparation = new Preparation(configuration, options, source, target, phases);
            RunRecord record = retries.call("The preparation", preparation::prepare);
            return new MigrationWork(configuration, source, target, record, options)
                    .perform(started, progress, phases, retries, signal);
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }

    /** As {@link io.pgtrek.job.JobControl} says. */
    public RunReport retryRejects(MigrationConfiguration configuration, Path rejects, ProgressListener progress) {
        Instant started = Instant.now();
        ReportFiles.requireWritable(configuration.report());
        Source source = Source.open(configuration, drivers);
        try (Target target = Target.open(configuration.target(), 1);
                JobLock lock = lock(target, configuration)) {
            Retries none = retries(configuration, new TargetRenewal(lock, target));
            StopSignal signal = new StopSignal(configuration.limits(), lock, clock);
            return new RetryControl(configuration, source, target, new PhaseClock(progress))
                    .retry(rejects, started, none, signal);
        } catch (SQLException e) {
            throw TargetFailure.writing("rows of reject files", e);
        }
    }

    private static JobLock lock(Target target, MigrationConfiguration configuration) throws SQLException {
        return JobLock.take(() -> target.session().connection(), configuration.name(), configuration.invocation());
    }

    private static Retries retries(MigrationConfiguration configuration, TargetRenewal renewal) {
        return new Retries(
                configuration.limits().retries(),
                new Backoff(() -> ThreadLocalRandom.current().nextDouble()),
                renewal);
    }

    /** As {@link io.pgtrek.job.JobControl} says. */
    public RunReport verify(MigrationConfiguration configuration, boolean hideValues, ProgressListener progress) {
        Instant started = Instant.now();
        ReportFiles.requireWritable(configuration.report());
        PhaseClock phases = new PhaseClock(progress);
        Source source;
        Target opened;
        try (PhaseClock.Running running = phases.start(Phase.CONNECT, 0)) {
            source = Source.open(configuration, drivers);
            opened = Target.open(configuration.target(), configuration.copy().workers());
        }
        try (Target target = opened;
                JobLock lock = lock(target, configuration)) {
            Retries retries = retries(configuration, new TargetRenewal(lock, target));
            StopSignal signal = new StopSignal(configuration.limits(), lock, clock);
            RunReport report = new StandaloneVerification(configuration, source, target, retries, signal, phases)
                    .run(started, new Verified(hideValues), progress);
            ReportFiles.write(report, configuration.report());
            return report;
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }

    /** As {@link io.pgtrek.job.JobControl} says. */
    public Plan plan(MigrationConfiguration configuration, ProgressListener progress) {
        PhaseClock phases = new PhaseClock(progress);
        Source source;
        try (PhaseClock.Running running = phases.start(Phase.CONNECT, 0)) {
            source = Source.open(configuration, drivers);
        }
        return new SourcePlanning(configuration, source, phases).plan();
    }

    /** As {@link io.pgtrek.job.JobControl} says. */
    public JobStatus status(MigrationConfiguration configuration) {
        try (Target target = Target.open(configuration.target(), 1)) {
            return new StatusReader(target).read(configuration.name());
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }
}
