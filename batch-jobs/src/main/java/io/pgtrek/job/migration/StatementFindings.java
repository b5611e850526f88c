package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import io.pgtrek.postgresql.ddl.Phase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Findings about statements PostgreSQL refused. */
final class StatementFindings {

    private StatementFindings() {}

    static List<Finding> of(Plan plan, Map<String, StatementEntry> entries) {
        return DdlRenderer.render(plan).stream()
                .map(statement -> of(statement, entries.get(statement.id())))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Finding> of(DdlStatement statement, @Nullable StatementEntry entry) {
        if (entry == null || entry.done()) {
            return Optional.empty();
        }
        return Optional.of(
                statement.phase() == Phase.VALIDATION ? notValid(statement, entry) : refused(statement, entry));
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

    private static Finding refused(DdlStatement statement, StatementEntry entry) {
        return new Finding(
                "statement-refused",
                Severity.ERROR,
                statement.kind() == ObjectKind.COMMENT ? ObjectKind.COMMENT : statement.kind(),
                statement.object(),
                "was refused by PostgreSQL: " + entry.error() + ".",
                "Mend the cause and run again, or: " + statement.sql() + ";");
    }
}
