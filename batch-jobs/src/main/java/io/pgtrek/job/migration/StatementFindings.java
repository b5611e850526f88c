package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import io.pgtrek.postgresql.ddl.Phase;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Findings about statements PostgreSQL refused. */
final class StatementFindings {

    private static final String UNIQUE_VIOLATION = "23505";

    private StatementFindings() {}

    static List<Finding> of(Plan plan, Map<String, StatementEntry> entries) {
        List<Failed> failed = DdlRenderer.render(plan).stream()
                .flatMap(statement -> Stream.ofNullable(entries.get(statement.id()))
                        .filter(entry -> !entry.done())
                        .map(entry -> new Failed(statement, entry)))
                .toList();
        Set<String> refused = failed.stream()
                .filter(Failed::tried)
                .map(one -> one.statement().object())
                .collect(Collectors.toSet());
        return failed.stream()
                .filter(one -> one.tried() || !refused.contains(one.statement().object()))
                .map(one -> of(one.statement(), one.entry()))
                .toList();
    }

    private record Failed(DdlStatement statement, StatementEntry entry) {

        boolean tried() {
            return !entry.sqlState().isEmpty();
        }
    }

    private static Finding of(DdlStatement statement, StatementEntry entry) {
        if (entry.sqlState().isEmpty()) {
            return refused(statement, "is missing: " + entry.error() + ".");
        }
        return statement.phase() == Phase.VALIDATION
                ? notValid(statement, entry)
                : UNIQUE_VIOLATION.equals(entry.sqlState())
                        ? duplicates(statement, entry)
                        : refused(statement, "was refused by PostgreSQL: " + entry.error() + ".");
    }

    private static Finding notValid(DdlStatement statement, StatementEntry entry) {
        return new Finding(
                "constraint-not-valid",
                Severity.ERROR,
                statement.kind(),
                statement.object(),
                "holds for new rows only, since existing rows violate it: " + entry.error() + ".",
                "Mend the rows, then: " + statement.sql() + ";");
    }

    private static Finding duplicates(DdlStatement statement, StatementEntry entry) {
        return new Finding(
                "statement-refused",
                Severity.ERROR,
                statement.kind(),
                statement.object(),
                "cannot be built, since rows have the same key: " + entry.error() + ".",
                "Change or delete all but one of the rows of each key, here and in the source; then run again: only"
                        + " what was refused is tried again. Or: " + statement.sql() + ";");
    }

    private static Finding refused(DdlStatement statement, String message) {
        return new Finding(
                "statement-refused",
                Severity.ERROR,
                statement.kind(),
                statement.object(),
                message,
                "Mend the cause and run again, or: " + statement.sql() + ";");
    }
}
