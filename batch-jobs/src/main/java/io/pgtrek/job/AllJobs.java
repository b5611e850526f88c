package io.pgtrek.job;

import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.job.analysis.ToastAnalysis;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.migration.MigrationJobControl;
import io.pgtrek.job.recompression.RecompressionJobControl;
import io.pgtrek.job.repository.JobLock;
import io.pgtrek.job.repository.StopRequests;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;

/** Jobs of every kind, each by its own control. */
public final class AllJobs implements JobControl {

    private final MigrationJobControl migrations;
    private final RecompressionJobControl recompressions;

    /** @param drivers where users put drivers that do not ship with this program */
    public AllJobs(Path drivers) {
        Clock clock = Clock.systemDefaultZone();
        this.migrations = new MigrationJobControl(drivers, clock);
        this.recompressions = new RecompressionJobControl(clock);
    }

    @Override
    public RunReport run(MigrationConfiguration configuration, RunOptions options, ProgressListener progress) {
        return migrations.run(configuration, options, progress);
    }

    @Override
    public RunReport retryRejects(MigrationConfiguration configuration, Path rejects, ProgressListener progress) {
        return migrations.retryRejects(configuration, rejects, progress);
    }

    @Override
    public Plan plan(MigrationConfiguration configuration, ProgressListener progress) {
        return migrations.plan(configuration, progress);
    }

    @Override
    public RunReport verify(MigrationConfiguration configuration, boolean hideValues, ProgressListener progress) {
        return migrations.verify(configuration, hideValues, progress);
    }

    @Override
    public RecompressionReport recompress(RecompressionConfiguration configuration, ProgressListener progress) {
        return recompressions.recompress(configuration, progress);
    }

    @Override
    public AnalysisReport analyze(ToastAnalysisConfiguration configuration) {
        return ToastAnalysis.run(configuration);
    }

    @Override
    public boolean stop(JobConfiguration configuration) {
        if (!Target.exists(configuration.target())) {
            return false;
        }
        try (Target target = Target.open(configuration.target(), 1);
                Session session = target.session()) {
            boolean running = JobLock.isHeld(session.connection(), configuration.name());
            if (running) {
                StopRequests.send(session.connection(), configuration.name());
            }
            return running;
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    @Override
    public JobStatus status(JobConfiguration configuration) {
        if (!Target.exists(configuration.target())) {
            return JobStatus.none(configuration.name(), "Its target does not exist yet.");
        }
        if (configuration instanceof RecompressionConfiguration recompression) {
            return recompressions.status(recompression);
        }
        if (configuration instanceof ToastAnalysisConfiguration) {
            return JobStatus.none(configuration.name(), "An analysis keeps no books; its reports tell what it found.");
        }
        return migrations.status((MigrationConfiguration) configuration);
    }
}
