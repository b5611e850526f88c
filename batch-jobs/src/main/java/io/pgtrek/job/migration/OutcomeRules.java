package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.TableResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Decides how a run ended, and says so in one sentence. */
final class OutcomeRules {

    /** Findings that say that the target is not what was made of it. */
    private static final Set<String> VERIFICATION =
            Set.of(RowFindings.CODE, ObjectVerification.GONE, SequenceVerification.BEHIND);

    private static final int NAMED = 5;

    private final @Nullable Severity failOn;

    OutcomeRules(@Nullable Severity failOn) {
        this.failOn = failOn;
    }

    Outcome of(
            List<TableResult> tables,
            List<Finding> findings,
            Map<String, StatementEntry> statements,
            @Nullable MigrateException failure) {
        if (failure != null) {
            return Outcome.FAILED;
        }
        if (tables.stream().anyMatch(table -> !table.matches()) || reaches(findings) || verified(findings)) {
            return Outcome.MISMATCH;
        }
        boolean incomplete = rejected(tables) > 0 || failed(statements) > 0 || loses(findings);
        return incomplete ? Outcome.INCOMPLETE : Outcome.DONE;
    }

    private static boolean verified(List<Finding> findings) {
        return findings.stream().anyMatch(finding -> VERIFICATION.contains(finding.code()));
    }

    private boolean reaches(List<Finding> findings) {
        return failOn != null
                && findings.stream().anyMatch(finding -> finding.severity().compareTo(failOn) >= 0);
    }

    private static boolean loses(List<Finding> findings) {
        return findings.stream().anyMatch(Finding::notCarriedOver);
    }

    private static long rejected(List<TableResult> tables) {
        return tables.stream().mapToLong(TableResult::rejected).sum();
    }

    private static long failed(Map<String, StatementEntry> statements) {
        return statements.values().stream().filter(entry -> !entry.done()).count();
    }

    static String sentence(
            Outcome outcome,
            List<TableResult> tables,
            List<Finding> findings,
            Map<String, StatementEntry> statements,
            @Nullable MigrateException failure) {
        long rows = tables.stream().mapToLong(TableResult::copied).sum();
        return switch (outcome) {
            case DONE -> "All " + Numbers.of(rows, "row") + " of " + Numbers.of(tables.size(), "table") + " arrived.";
            case INCOMPLETE ->
                Numbers.of(rows, "row") + " of " + Numbers.of(tables.size(), "table")
                        + " arrived, but not everything did: "
                        + missing(tables, findings, statements) + ".";
            case MISMATCH -> mismatch(tables, findings);
            case STOPPED -> "Stopped; run again to continue.";
            case FAILED -> "Failed: " + (failure == null ? ErrorCode.INTERNAL.title() : RunFailures.sentence(failure));
        };
    }

    private static String missing(
            List<TableResult> tables, List<Finding> findings, Map<String, StatementEntry> statements) {
        List<String> parts = new ArrayList<>();
        if (rejected(tables) > 0) {
            parts.add(Numbers.of(rejected(tables), "row") + " rejected");
        }
        if (failed(statements) > 0) {
            parts.add(Numbers.of(failed(statements), "statement") + " refused");
        }
        long left = findings.stream().filter(Finding::notCarriedOver).count();
        if (left > 0) {
            parts.add(Numbers.of(left, "object") + " not carried over");
        }
        return String.join(", ", parts);
    }

    static String mismatch(List<TableResult> tables, List<Finding> findings) {
        String rows = Stream.of(
                        unequal("row counts differ in ", tables, table -> !table.counted()),
                        unequal("rows differ in ", tables, table -> table.counted() && !table.matches()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        if (!rows.isEmpty()) {
            return Character.toUpperCase(rows.charAt(0)) + rows.substring(1) + ".";
        }
        return verified(findings)
                ? "All rows are the same, but objects or sequences are not as they were made."
                : "Findings reach the severity named in fail-on.";
    }

    private static Optional<String> unequal(String what, List<TableResult> all, Predicate<TableResult> unequal) {
        List<String> tables =
                all.stream().filter(unequal).map(TableResult::source).toList();
        return tables.isEmpty()
                ? Optional.empty()
                : Optional.of(what + Numbers.of(tables.size(), "table") + ": "
                        + String.join(", ", tables.subList(0, Math.min(NAMED, tables.size()))));
    }
}
