package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Finding;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is found before the first write.
 *
 * @param obstacles in no order
 */
public record RewritePreflight(List<RewriteObstacle> obstacles) {

    private static final StoredQuery KEYS = StoredQuery.beside(RewritePreflight.class, "rewrite_keys");

    /** Without these, not even a look at the values is possible. */
    private static final List<RewriteCheck> ACCESS = List.of(new RewriteOwnerCheck(), new RewriteRowSecurityCheck());

    private static final List<RewriteCheck> CHECKS = List.of(
            new RewriteStorageCheck(),
            new RewriteGeneratedCheck(),
            new RewriteViewCheck(),
            new RewriteTypeCheck(),
            new RewriteConstraintCheck(),
            new RewriteTriggerCheck(),
            new RewriteRuleCheck(),
            new RewriteGinCheck(),
            new RewriteIdentityCheck(),
            new RewritePublicationCheck(),
            new RewriteEntryCheck());

    public RewritePreflight {
        obstacles = List.copyOf(obstacles);
    }

    /** Whether the user may work on the candidates at all. */
    public static RewritePreflight access(RewriteSubject subject) throws SQLException {
        return run(ACCESS, subject);
    }

    /** All else, for candidates that are known to need something. */
    public static RewritePreflight run(RewriteSubject subject) throws SQLException {
        return run(CHECKS, subject);
    }

    private static RewritePreflight run(List<RewriteCheck> checks, RewriteSubject subject) throws SQLException {
        List<RewriteObstacle> obstacles = new ArrayList<>();
        for (RewriteCheck check : checks) {
            obstacles.addAll(check.run(subject));
        }
        return new RewritePreflight(obstacles);
    }

    /** Worst first. */
    public List<Finding> findings() {
        return obstacles.stream()
                .map(RewriteObstacle::finding)
                .distinct()
                .sorted()
                .toList();
    }

    /** Of the columns that nothing stands in the way of; empty when there are none. */
    public Optional<RewritePlan> plan(Connection database, RewriteCandidate candidate, CompressionMethod wanted)
            throws SQLException {
        List<RewriteColumn> columns = candidate.columns().stream()
                .filter(RewriteColumn.class::isInstance)
                .map(RewriteColumn.class::cast)
                .filter(column ->
                        obstacles.stream().noneMatch(obstacle -> obstacle.skips(candidate.table(), column.column())))
                .toList();
        return columns.isEmpty()
                ? Optional.empty()
                : Optional.of(new RewritePlan(
                        candidate.table(),
                        columns,
                        wanted,
                        keys(database, candidate.table(), columns),
                        triggers(candidate.table())));
    }

    /**
     * What else of a relation is to be compressed as wanted from now on.
     *
     * @param candidate with all columns
     */
    public RewriteSettings settings(RewriteCandidate candidate, CompressionMethod wanted) {
        boolean view = candidate.table().kind() == RelationKind.MATERIALIZED_VIEW;
        List<ToastColumn> columns = candidate.columns().stream()
                .map(RewriteDecision::column)
                .filter(column -> !view && column.storage().compresses() && column.compression() != wanted)
                .filter(column -> obstacles.stream().noneMatch(obstacle -> obstacle.skips(candidate.table(), column)))
                .toList();
        return new RewriteSettings(candidate.table(), columns, wanted);
    }

    private boolean triggers(ToastTable table) {
        return obstacles.stream()
                .filter(obstacle -> obstacle.table().oid() == table.oid())
                .anyMatch(obstacle -> obstacle.finding().code().equals(RewriteTriggerCheck.FIRES));
    }

    private static boolean keys(Connection database, ToastTable table, List<RewriteColumn> columns)
            throws SQLException {
        List<Integer> keys = KEYS.list(database, row -> row.getInt(1), table.oid());
        return columns.stream().anyMatch(column -> keys.contains(column.column().number()));
    }

    /** Columns that were left alone although they hold values of another method. */
    public long skipped(RewriteCandidate candidate) {
        return candidate.columns().stream()
                .filter(decision ->
                        obstacles.stream().anyMatch(obstacle -> obstacle.skips(candidate.table(), decision.column())))
                .count();
    }
}
