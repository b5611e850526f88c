package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.JobControl;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Ends as the test says, and remembers what it was asked. */
final class FakeJobs implements JobControl {

    final List<Object> asked = new ArrayList<>();

    /** The plan's only finding. */
    Finding planned = new Finding("c", Severity.WARNING, ObjectKind.TABLE, "s.t\u001b", "A message.", "A hint.");

    JobStatus.State state = JobStatus.State.INTERRUPTED;

    private final Supplier<Outcome> ending;

    FakeJobs(Supplier<Outcome> ending) {
        this.ending = ending;
    }

    @Override
    public RunReport run(MigrationConfiguration configuration, RunOptions options, ProgressListener progress) {
        asked.add(configuration);
        asked.add(options);
        Outcome outcome = ending.get();
        Endpoint source = new Endpoint("sqlite:a.db", "SQLite", "3");
        Endpoint target = new Endpoint("embedded:pg", "PostgreSQL", "18");
        return new RunReport(
                1,
                configuration.name(),
                "0",
                outcome,
                "As told.",
                "2026-01-01T00:00:00Z",
                "2026-01-01T00:00:01Z",
                source,
                target,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    @Override
    public RunReport retryRejects(MigrationConfiguration configuration, Path rejects, ProgressListener progress) {
        asked.add(rejects);
        return run(configuration, new RunOptions(false), progress);
    }

    @Override
    public RunReport verify(MigrationConfiguration configuration, boolean hideValues, ProgressListener progress) {
        return run(configuration, new RunOptions(false, false, hideValues), progress);
    }

    @Override
    public Plan plan(MigrationConfiguration configuration, ProgressListener progress) {
        asked.add(configuration);
        end();
        return new Plan(
                1,
                "SQLite",
                "3",
                List.of(Identifier.of("shop")),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(planned));
    }

    @Override
    public RecompressionReport recompress(RecompressionConfiguration configuration, ProgressListener progress) {
        asked.add(configuration);
        return new RecompressionReport(
                1,
                configuration.name(),
                "0",
                ending.get(),
                "As told.",
                "2026-01-01T00:00:00Z",
                "2026-01-01T00:00:01Z",
                new Endpoint("jdbc:postgresql://h/d", "PostgreSQL", "15"),
                "lz4",
                List.of(),
                3,
                List.of(),
                List.of());
    }

    @Override
    public AnalysisReport analyze(ToastAnalysisConfiguration configuration) {
        asked.add(configuration);
        return new AnalysisReport(
                1,
                configuration.name(),
                ending.get(),
                "As told.",
                new Endpoint("jdbc:postgresql://h/d", "PostgreSQL", "15"),
                "2026-01-01T00:00:00Z",
                "2026-01-01T00:00:01Z",
                true,
                CompressionMethod.PGLZ,
                null,
                List.of(),
                List.of(),
                List.of());
    }

    @Override
    public boolean stop(JobConfiguration configuration) {
        asked.add(configuration);
        return ending.get() == Outcome.STOPPED;
    }

    @Override
    public JobStatus status(JobConfiguration configuration) {
        end();
        return new JobStatus(configuration.name(), state, "", 1, 2, 3000, 4, "It failed.");
    }

    /** Ends as the test asked, whatever a report it holds. */
    private void end() {
        assertThat(ending.get()).isNotNull();
    }
}
