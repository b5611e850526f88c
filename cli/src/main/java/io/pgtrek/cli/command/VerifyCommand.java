package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.cli.output.Progress;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.report.RunReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code migrate verify}. */
@Command(
        name = "verify",
        description = {
            "Compares all rows of a job that has run, reading source and target anew; changes neither.",
            "Ends with 7 when they differ, and names the rows."
        })
public final class VerifyCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final JobOptions job = new JobOptions();

    @Option(names = "--no-values", description = "Name rows that differ, but show no values.")
    private boolean noValues;

    public VerifyCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        MigrationConfiguration configuration = job.migration(session);
        Logging.start(session.options().verbosity());
        RunReport report;
        try (Progress progress =
                Progress.start(session.options().progress(), session.console(), session.environment())) {
            report = session.jobs().get().verify(configuration, noValues, progress.listener());
        }
        session.console()
                .result(Results.report(
                        report, configuration.report(), session.options().json()));
        return ExitCodes.of(report.outcome());
    }
}
