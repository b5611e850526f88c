package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetForeignKey;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.ForeignReference;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Drops the job's foreign keys and checks around tables whose rows are to be replaced. Their statements leave the
 * ledger in the same transaction, so that the post-data step makes them again, whatever is killed in between. No row is
 * ever deleted through ON DELETE CASCADE.
 */
final class ConstraintsAside {

    private final MigrationRun run;

    ConstraintsAside(MigrationRun run) {
        this.run = run;
    }

    private record Constraint(QualifiedName table, Identifier name, ObjectKind kind) {

        String object() {
            return table + "." + name;
        }
    }

    void putAside(Set<TargetTable> tables) throws SQLException {
        Set<QualifiedName> names = tables.stream().map(TargetTable::name).collect(Collectors.toSet());
        List<Constraint> constraints = constraints(names);
        try (Connection target = run.target().getConnection()) {
            target.setAutoCommit(false);
            refuseOthers(target, names);
            drop(target, constraints);
            run.statements().forget(target, statements(constraints));
            target.commit();
        }
    }

    private List<Constraint> constraints(Set<QualifiedName> replaced) {
        List<Constraint> constraints = new ArrayList<>();
        for (TargetTable table : run.plan().tables()) {
            for (TargetForeignKey key : table.foreignKeys()) {
                if (replaced.contains(table.name()) || replaced.contains(key.referencedTable())) {
                    constraints.add(new Constraint(table.name(), key.name(), ObjectKind.FOREIGN_KEY));
                }
            }
            // One that old rows violate was left unvalidated, and would now refuse the same rows.
            if (replaced.contains(table.name())) {
                table.checks()
                        .forEach(
                                check -> constraints.add(new Constraint(table.name(), check.name(), ObjectKind.CHECK)));
            }
        }
        return constraints;
    }

    /** Foreign keys that somebody else made may cascade, and are not this job's to drop. */
    private void refuseOthers(Connection target, Set<QualifiedName> replaced) throws SQLException {
        Set<String> own = run.plan().tables().stream()
                .flatMap(table -> table.foreignKeys().stream().map(key -> table.name() + "." + key.name()))
                .collect(Collectors.toSet());
        List<String> others = ForeignReference.read(target, run.plan().schemas()).stream()
                .filter(reference -> replaced.contains(reference.referenced()))
                .map(reference -> reference.table() + "." + reference.name())
                .filter(name -> !own.contains(name))
                .sorted()
                .toList();
        if (!others.isEmpty()) {
            throw new MigrateException(
                    ErrorCode.REFRESH_BLOCKED,
                    "Foreign keys that this job did not make refer to rows that the refresh would replace.",
                    String.join(", ", others),
                    "Drop them, refresh, and make them again.");
        }
    }

    private static void drop(Connection target, List<Constraint> constraints) throws SQLException {
        PostgresIdentifiers rules = PostgresIdentifiers.RULES;
        try (Statement statement = target.createStatement()) {
            for (Constraint constraint : constraints) {
                statement.execute("ALTER TABLE IF EXISTS " + rules.quote(constraint.table())
                        + " DROP CONSTRAINT IF EXISTS " + rules.quote(constraint.name()));
            }
        }
    }

    private List<String> statements(List<Constraint> constraints) {
        Set<String> objects = constraints.stream()
                .map(constraint -> constraint.kind() + " " + constraint.object())
                .collect(Collectors.toSet());
        return DdlRenderer.render(run.plan()).stream()
                .filter(statement -> objects.contains(statement.kind() + " " + statement.object()))
                .map(DdlStatement::id)
                .toList();
    }
}
