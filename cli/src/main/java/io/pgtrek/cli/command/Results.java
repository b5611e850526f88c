package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.JsonReport;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import io.pgtrek.report.TextReport;
import java.util.List;
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

    /** As far as the plan's findings tell, the code that its run would end with. */
    static int exitCode(Plan plan, @Nullable Severity failOn) {
        return ExitCodes.of(outcome(plan.findings(), failOn));
    }

    private static Outcome outcome(List<Finding> findings, @Nullable Severity failOn) {
        if (failOn != null && reach(findings, failOn)) {
            return Outcome.MISMATCH;
        }
        if (reach(findings, Severity.BLOCKER)) {
            return Outcome.FAILED;
        }
        boolean lost = reach(findings, Severity.ERROR) || findings.stream().anyMatch(Finding::notCarriedOver);
        return lost ? Outcome.INCOMPLETE : Outcome.DONE;
    }

    private static boolean reach(List<Finding> findings, Severity severity) {
        return findings.stream().anyMatch(finding -> finding.severity().compareTo(severity) >= 0);
    }
}
