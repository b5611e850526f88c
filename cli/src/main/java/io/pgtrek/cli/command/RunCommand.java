package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.JobFile;
import io.pgtrek.cli.option.FailOnOption;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.cli.output.Progress;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.RunOptions;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code migrate run}. */
@Command(
        name = "run",
        description = {"Runs a job to its end; continues an unfinished run.", "Prints the report."})
public final class RunCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final JobOptions job = new JobOptions();

    @Option(
            names = "--fresh",
            description =
                    "Drop everything the last run of this job created, finished or not, with all rows in it, and begin anew.")
    private boolean fresh;

    @Option(
            names = "--refresh",
            description = {
                "Compare every slice of a job that has run with the source as it is now,",
                "and copy those again that differ."
            })
    private boolean refresh;

    @Option(names = "--no-values", description = "Name rows that verification finds to differ, but show no values.")
    private boolean noValues;

    @Option(names = "--dry-run", description = "Read the source and plan only; write nothing anywhere.")
    private boolean dryRun;

    @Mixin
    private final FailOnOption failOn = new FailOnOption();

    @Option(
            names = "--retry-rejects",
            paramLabel = "FILE",
            description = "Load the rows of a reject file, or of a directory of them, after their cause was mended;"
                    + " each is loaded once, however often this is called. Nothing else is run.")
    private @Nullable Path rejects;

    public RunCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        requireOneTask();
        JobConfiguration configuration = job.load(session, failOn.assignment());
        if (configuration instanceof RecompressionConfiguration recompression && !forMigrationsOnly()) {
            return Recompressing.run(session, recompression);
        }
        if (configuration instanceof ToastAnalysisConfiguration analysis && !forMigrationsOnly()) {
            return Analyzing.print(session, analysis, Analyzing.run(session, analysis));
        }
        MigrationConfiguration migration = JobFile.migration(configuration);
        Logging.start(session.options().verbosity());
        return dryRun ? plan(migration) : run(migration);
    }

    private boolean forMigrationsOnly() {
        return fresh || refresh || noValues || dryRun || !failOn.assignment().isEmpty() || rejects != null;
    }

    private void requireOneTask() {
        if (rejects != null && (fresh || refresh || dryRun)) {
            throw wrong("--retry-rejects goes with none of --fresh, --refresh and --dry-run.");
        }
        if (refresh && (fresh || dryRun)) {
            throw wrong("--refresh goes with neither --fresh nor --dry-run.");
        }
    }

    private static MigrateException wrong(String sentence) {
        return new MigrateException(ErrorCode.USAGE, sentence, null, "Leave one of them out.");
    }

    private int run(MigrationConfiguration configuration) {
        RunReport report;
        try (Progress progress = progress()) {
            report = rejects == null
                    ? session.jobs()
                            .get()
                            .run(configuration, new RunOptions(fresh, refresh, noValues), progress.listener())
                    : session.jobs()
                            .get()
                            .retryRejects(configuration, session.directory().resolve(rejects), progress.listener());
        }
        session.console()
                .result(Results.report(
                        report, configuration.report(), session.options().json()));
        return ExitCodes.of(report.outcome());
    }

    private int plan(MigrationConfiguration configuration) {
        Plan plan;
        try (Progress progress = progress()) {
            plan = session.jobs().get().plan(configuration, progress.listener());
        }
        boolean json = session.options().json();
        session.console()
                .result(
                        json
                                ? StableJson.write(plan)
                                : Results.summary(plan, configuration.failOn()) + "Dry run: nothing was written.\n");
        return Results.exitCode(plan, configuration.failOn());
    }

    private Progress progress() {
        return Progress.start(session.options().progress(), session.console(), session.environment());
    }
}
