package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.JsonReport;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import io.pgtrek.report.TextReport;
import org.jspecify.annotations.Nullable;

/** What commands that run or plan a job have in common at their end. */
final class Results {

    private Results() {}

    /** @param options where the report's files were written */
    static String report(RunReport report, ReportOptions options, boolean json) {
        return json
                ? new JsonReport().render(report)
                : new TextReport(ReportFiles.of(report.job(), report.started(), options)).render(report);
    }

    static int exitCode(Plan plan, @Nullable Severity failOn) {
        boolean found = failOn != null
                && plan.findings().stream()
                        .anyMatch(finding -> finding.severity().compareTo(failOn) >= 0);
        return found ? ExitCodes.MISMATCH : ExitCodes.DONE;
    }
}
