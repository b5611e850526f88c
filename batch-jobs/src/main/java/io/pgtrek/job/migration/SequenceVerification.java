package io.pgtrek.job.migration;

import io.pgtrek.catalog.Identity;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetSequence;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.NextNumber;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import io.pgtrek.postgresql.ddl.SequenceRenderer;
import io.pgtrek.postgresql.ddl.SequenceValue;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that no sequence of the target will give a number that the source has given, or the target holds. */
final class SequenceVerification {

    private final MigrationRun run;

    SequenceVerification(MigrationRun run) {
        this.run = run;
    }

    List<Finding> findings(Connection target) throws SQLException {
        Set<String> done = done();
        List<Finding> findings = new ArrayList<>();
        for (TargetTable table : run.plan().tables()) {
            for (TargetColumn column : table.columns()) {
                if (column.identity() != null && done.contains(id(table, column))) {
                    check(target, table, column, column.identity(), findings);
                }
            }
        }
        for (TargetSequence sequence : run.plan().sequences()) {
            if (created(sequence, done)) {
                check(target, sequence, findings);
            }
        }
        return findings;
    }

    private Set<String> done() throws SQLException {
        Set<String> done = new HashSet<>();
        for (Map.Entry<String, StatementEntry> entry :
                run.statements().entries().entrySet()) {
            if (entry.getValue().done()) {
                done.add(entry.getKey());
            }
        }
        return done;
    }

    private String id(TargetTable table, TargetColumn column) {
        return SequenceRenderer.nextValues(run.plan()).stream()
                .filter(value ->
                        value.table().equals(table.name()) && value.column().equals(column.name()))
                .map(SequenceValue::id)
                .findFirst()
                .orElse("");
    }

    private boolean created(TargetSequence sequence, Set<String> done) {
        return DdlRenderer.render(run.plan()).stream()
                .filter(statement -> statement.kind() == ObjectKind.SEQUENCE
                        && statement.object().equals(sequence.name().toString()))
                .map(DdlStatement::id)
                .allMatch(done::contains);
    }

    private static void check(
            Connection target, TargetTable table, TargetColumn column, Identity identity, List<Finding> findings)
            throws SQLException {
        boolean rising = identity.increment() > 0;
        String sequence = NextNumber.sequence(target, table.name(), column.name());
        if (sequence == null) {
            // An edited plan may have made an ordinary column of it.
            return;
        }
        BigDecimal next = NextNumber.of(target, sequence);
        BigDecimal end = NextNumber.end(target, table.name(), column.name(), rising);
        BigDecimal free = BigDecimal.valueOf(identity.next());
        if (end != null) {
            BigDecimal beyond = rising ? end.add(BigDecimal.ONE) : end.subtract(BigDecimal.ONE);
            free = rising ? free.max(beyond) : free.min(beyond);
        }
        SequenceState state = new SequenceState(
                ObjectKind.COLUMN,
                table.name() + "." + column.name(),
                sequence,
                next,
                free,
                last(column, rising),
                rising);
        if (state.behind() && !state.usedUp()) {
            findings.add(state.finding());
        }
    }

    private static BigDecimal last(TargetColumn column, boolean rising) {
        return BigDecimal.valueOf(
                rising ? SequenceRenderer.largest(column.type()) : SequenceRenderer.smallest(column.type()));
    }

    private static void check(Connection target, TargetSequence sequence, List<Finding> findings) throws SQLException {
        boolean rising = sequence.increment() > 0;
        String quoted = PostgresIdentifiers.RULES.quote(sequence.name());
        SequenceState state = new SequenceState(
                ObjectKind.SEQUENCE,
                sequence.name().toString(),
                quoted,
                NextNumber.of(target, quoted),
                BigDecimal.valueOf(sequence.next()),
                BigDecimal.valueOf(rising ? sequence.maximum() : sequence.minimum()),
                rising);
        if (!sequence.cycle() && state.behind()) {
            findings.add(state.finding());
        }
    }
}
