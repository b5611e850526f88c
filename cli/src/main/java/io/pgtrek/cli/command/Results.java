package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.output.PlanText;
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

    /** What the plan amounts to, and why it ends with that code; ends with a line feed. */
    static String summary(Plan plan, @Nullable Severity failOn) {
        Outcome outcome = outcome(plan.findings(), failOn);
        String reason = switch (outcome) {
            case DONE -> "no finding says that something will be missing. A run will end so, too, if all rows arrive.";
            case INCOMPLETE ->
                "errors, or objects that are not carried over, say that something will be"
                        + " missing. A run will end so unless that is mended first.";
            case MISMATCH -> "findings reach the severity named in fail-on. A run will end so at best.";
            case FAILED, STOPPED -> "a run will refuse to begin until the blockers are mended.";
        };
        return PlanText.summary(plan) + "Exit code " + ExitCodes.of(outcome) + ": " + reason + "\n";
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
