package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.RunStore;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Loads rejected rows into the target of a job's last run. The job's lock is the caller's to hold. */
final class RetryControl {

    private final MigrationConfiguration configuration;
    private final Source source;
    private final Target target;
    private final PhaseClock clock;

    RetryControl(MigrationConfiguration configuration, Source source, Target target, PhaseClock clock) {
        this.configuration = configuration;
        this.source = source;
        this.target = target;
        this.clock = clock;
    }

    RunReport retry(Path rejects, Instant started, Retries retries, StopSignal signal) throws SQLException {
        RunRecord record = record();
        MetadataSchema.upgrade(target.pool());
        try (SourcePool sources = new SourcePool(source, 1, List.of())) {
            MigrationRun run = run(record, sources, retries, signal);
            RejectInput input = RejectInput.of(
                    rejects, RejectPaths.directory(run).getFileName().toString());
            Loaded loaded = load(run, input);
            new SequencesTasklet(run).setAll();
            RunReport report = report(run, started, loaded);
            ReportFiles.write(report, configuration.report());
            return report;
        }
    }

    private RunRecord record() throws SQLException {
        RunStore store = new RunStore(target.pool());
        Optional<RunRecord> latest = store.exists() ? store.latest(configuration.name()) : Optional.empty();
        return latest.filter(run -> run.state() != RunRecord.State.ABANDONED)
                .orElseThrow(() -> new MigrateException(
                        ErrorCode.REJECT_FILE_FOREIGN,
                        "Job \"" + configuration.name() + "\" has no run on this target whose rows were rejected.",
                        null,
                        "Check the target's URL and the job's name."));
    }

    private MigrationRun run(RunRecord record, SourcePool sources, Retries retries, StopSignal signal) {
        return MigrationRun.of(
                configuration,
                record,
                source,
                sources,
                target,
                ProgressListener.SILENT,
                clock,
                retries,
                signal,
                new Verified(true));
    }

    private record Loaded(RetryTally tally, Optional<Path> again) {}

    private Loaded load(MigrationRun run, RejectInput input) throws SQLException {
        try (PhaseClock.Running running = clock.start(Phase.DATA, 0);
                Connection connection = target.pool().getConnection();
                RetrySource values = new RetrySource(run);
                RetryFile again = new RetryFile(RejectPaths.retries(run))) {
            RetryTables tables = RetryTables.read(run, values, connection);
            RejectScan scan = new RejectScan(
                    run.record(), run.plan(), Fingerprint.withoutValues(configuration), tables, connection);
            input.forEach(scan::check);
            connection.setAutoCommit(false);
            RetryTally tally = new RejectRetry(run, tables, connection, again).load(input);
            return new Loaded(tally, again.finish());
        }
    }

    private RunReport report(MigrationRun run, Instant started, Loaded loaded) {
        RunReport built = new ReportBuilder(run, started, MigrationWork.endpoint(target), 0).build(null, null);
        boolean open = run.record().state() == RunRecord.State.OPEN;
        List<String> files = new ArrayList<>(built.rejectFiles());
        loaded.again().map(Path::toString).ifPresent(files::add);
        return built.with(
                open && built.outcome() == Outcome.DONE ? Outcome.INCOMPLETE : built.outcome(),
                loaded.tally().sentence(loaded.again())
                        + (open
                                ? " The run itself is unfinished: run the job without --retry-rejects to continue."
                                : ""),
                files);
    }
}
