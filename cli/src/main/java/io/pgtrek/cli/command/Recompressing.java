package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.cli.output.Progress;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.json.StableJson;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.RecompressionText;
import io.pgtrek.report.ReportFiles;

/** Runs a recompression and prints its report. */
final class Recompressing {

    private Recompressing() {}

    /** @return the exit code */
    static int run(Session session, RecompressionConfiguration configuration) {
        Logging.start(session.options().verbosity());
        RecompressionReport report;
        try (Progress progress =
                Progress.start(session.options().progress(), session.console(), session.environment())) {
            report = session.jobs().get().recompress(configuration, progress.listener());
        }
        session.console()
                .result(
                        session.options().json()
                                ? StableJson.write(report)
                                : RecompressionText.render(
                                        report,
                                        ReportFiles.of(report.job(), report.started(), configuration.report())));
        return ExitCodes.of(report.outcome());
    }
}
