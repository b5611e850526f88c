package io.pgtrek.report;

import io.pgtrek.finding.Severity;
import java.util.ArrayList;
import java.util.List;

/** What a run comes to: a headline, and what its reader does next. */
record Verdict(String headline, List<String> next) {

    static Verdict of(RunReport report) {
        return new Verdict(headline(report.outcome()), next(report));
    }

    private static String headline(Outcome outcome) {
        return switch (outcome) {
            case DONE -> "Done";
            case INCOMPLETE -> "Done, but not everything arrived";
            case MISMATCH -> "Not accepted";
            case STOPPED -> "Stopped before the end";
            case FAILED -> "Failed";
        };
    }

    private static List<String> next(RunReport report) {
        return switch (report.outcome()) {
            case DONE -> afterSuccess(report);
            case INCOMPLETE -> afterLosses(report);
            case MISMATCH -> afterMismatch(report);
            case STOPPED ->
                List.of("Run the same command again: it continues where it stopped, and copies nothing twice.");
            case FAILED ->
                List.of(
                        "Mend the cause named above, then run the same command again: it continues, and copies nothing twice.");
        };
    }

    private static List<String> afterSuccess(RunReport report) {
        List<String> steps = new ArrayList<>();
        addRejects(report, steps);
        addSkipped(report, steps);
        addFindings(report, steps);
        if (TableState.count(report, TableState.ALTERED) > 0) {
            steps.add("Look at the changed values: the rules under map: in the job file changed them, and say how.");
        }
        if (steps.isEmpty()) {
            steps.add("Nothing: try the application on PostgreSQL.");
        }
        return steps;
    }

    private static List<String> afterLosses(RunReport report) {
        List<String> steps = new ArrayList<>();
        addRejects(report, steps);
        addFindings(report, steps);
        return steps;
    }

    private static void addRejects(RunReport report, List<String> steps) {
        if (report.rowsRejected() > 0) {
            steps.add("Read the reject files: each line names a row and why it was refused. Mend line, column or map:,"
                    + " then: migrate run --retry-rejects FILE JOB.yaml");
        }
    }

    /** Where no finding says so, as after a verification. */
    private static void addSkipped(RunReport report, List<String> steps) {
        long skipped = report.objects().stream().mapToLong(ObjectCount::skipped).sum();
        if (skipped > 0 && report.findings().isEmpty()) {
            steps.add("Decide on " + Numbers.of(skipped, "object")
                    + " that PostgreSQL does not have; the run's own report" + " says why.");
        }
    }

    private static List<String> afterMismatch(RunReport report) {
        List<String> steps = new ArrayList<>();
        if (TableState.count(report, TableState.DIFFERS) > 0) {
            steps.add("Do not go live. Find out whether the source was written to while it was copied,"
                    + " or the target since; then run again with --refresh or --fresh.");
        }
        if (TableState.count(report, TableState.ROWS_DIFFER) > 0) {
            steps.add("Do not go live. Look at the rows that differ: somebody wrote to the target, or to the source"
                    + " since it was read; migrate run --refresh copies the slices that differ once more.");
        }
        addFindings(report, steps);
        return steps;
    }

    private static void addFindings(RunReport report, List<String> steps) {
        long errors = FindingGroups.count(report, Severity.ERROR) + FindingGroups.count(report, Severity.BLOCKER);
        long warnings = FindingGroups.count(report, Severity.WARNING);
        if (errors > 0) {
            steps.add("Decide on " + Numbers.of(errors, "error") + ": something the application may need is missing.");
        }
        if (warnings > 0) {
            steps.add("Read " + Numbers.of(warnings, "warning") + ": something works differently in PostgreSQL.");
        }
    }
}
