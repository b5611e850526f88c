package io.pgtrek.report;

import io.pgtrek.finding.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a run comes to: a headline, and what its reader does next. */
record Verdict(String headline, List<Step> next) {

    /**
     * Something to do.
     *
     * @param command to paste into a shell, when there is one
     */
    record Step(String sentence, @Nullable String command) {

        private static Step of(String sentence) {
            return new Step(sentence, null);
        }
    }

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

    private static List<Step> next(RunReport report) {
        return switch (report.outcome()) {
            case DONE -> afterSuccess(report);
            case INCOMPLETE -> afterLosses(report);
            case MISMATCH -> afterMismatch(report);
            case STOPPED ->
                List.of(Step.of(
                        "Run the same command again: it continues where it stopped, and copies nothing twice."));
            case FAILED ->
                List.of(Step.of("Mend the cause named above, then run the same command again: it continues, and copies"
                        + " nothing twice."));
        };
    }

    private static List<Step> afterSuccess(RunReport report) {
        List<Step> steps = new ArrayList<>();
        addRejects(report, steps);
        addSkipped(report, steps);
        addFindings(report, steps);
        if (TableState.count(report, TableState.ALTERED) > 0) {
            steps.add(Step.of(
                    "Look at the changed values: the rules under map: in the job file changed them, and say how."));
        }
        if (steps.isEmpty()) {
            steps.add(Step.of("Nothing: try the application on PostgreSQL."));
        }
        return steps;
    }

    private static List<Step> afterLosses(RunReport report) {
        List<Step> steps = new ArrayList<>();
        addRejects(report, steps);
        addFindings(report, steps);
        return steps;
    }

    private static void addRejects(RunReport report, List<Step> steps) {
        if (report.rowsRejected() > 0) {
            steps.add(new Step(
                    "Read the reject files, which say why each row was refused. Mend line, column or map:, then:",
                    report.invocation().command("run", "--retry-rejects", rejects(report.rejectFiles()))));
        }
    }

    /** One file, or the directory of several; rows that were rejected once more are in the last, elsewhere. */
    private static String rejects(List<String> files) {
        if (files.isEmpty()) {
            return "FILE";
        }
        String last = files.get(files.size() - 1);
        Path directory = Path.of(last).getParent();
        boolean together = files.stream().map(Path::of).allMatch(file -> Objects.equals(directory, file.getParent()));
        return directory != null && files.size() > 1 && together ? directory.toString() : last;
    }

    /** Where no finding says so, as after a verification. */
    private static void addSkipped(RunReport report, List<Step> steps) {
        long skipped = report.objects().stream().mapToLong(ObjectCount::skipped).sum();
        if (skipped > 0 && report.findings().isEmpty()) {
            steps.add(Step.of("Decide on " + Numbers.of(skipped, "object")
                    + " that PostgreSQL does not have; the run's own report says why."));
        }
    }

    private static List<Step> afterMismatch(RunReport report) {
        List<Step> steps = new ArrayList<>();
        if (TableState.count(report, TableState.DIFFERS) > 0) {
            steps.add(Step.of("Do not go live. Find out whether the source was written to while it was copied,"
                    + " or the target since; then run again with --refresh or --fresh."));
        }
        if (TableState.count(report, TableState.ROWS_DIFFER) > 0) {
            steps.add(new Step(
                    "Do not go live. Look at the rows that differ: somebody wrote to the target, or to the source"
                            + " since it was read. To copy the slices that differ once more:",
                    report.invocation().command("run", "--refresh")));
        }
        addFindings(report, steps);
        return steps;
    }

    private static void addFindings(RunReport report, List<Step> steps) {
        long errors = FindingGroups.count(report, Severity.ERROR) + FindingGroups.count(report, Severity.BLOCKER);
        long warnings = FindingGroups.count(report, Severity.WARNING);
        if (errors > 0) {
            steps.add(Step.of(
                    "Decide on " + Numbers.of(errors, "error") + ": something the application may need is missing."));
        }
        if (warnings > 0) {
            steps.add(Step.of(
                    "Read " + Numbers.of(warnings, "warning") + ": something works differently in PostgreSQL."));
        }
    }
}
