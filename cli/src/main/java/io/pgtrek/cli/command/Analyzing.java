package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.json.StableJson;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.AnalysisText;
import io.pgtrek.report.ReportFiles;

/** Runs an analysis and prints its report. */
final class Analyzing {

    private Analyzing() {}

    static AnalysisReport run(Session session, ToastAnalysisConfiguration configuration) {
        Logging.start(session.options().verbosity());
        return session.jobs().get().analyze(configuration);
    }

    /** @return the exit code */
    static int print(Session session, ToastAnalysisConfiguration configuration, AnalysisReport report) {
        session.console()
                .result(
                        session.options().json()
                                ? StableJson.write(report)
                                : AnalysisText.render(
                                        report,
                                        ReportFiles.of(report.job(), report.started(), configuration.report())));
        return ExitCodes.of(report.outcome());
    }
}
