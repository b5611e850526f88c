package io.pgtrek.postgresql.toast;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/**
 * Makes values of one table anew, batch by batch, while others use it. A row that somebody else has locked is left for
 * a later pass. What is done is found out from the values themselves, so that any batch can be repeated.
 */
public final class RewriteEngine {

    private final RewritePlan plan;
    private final RewriteLimits limits;
    private final RewriteStatements statements;

    public RewriteEngine(RewritePlan plan, RewriteLimits limits) {
        this.plan = plan;
        this.limits = limits;
        this.statements = new RewriteStatements(plan);
    }

    /**
     * One batch, in the caller's transaction, which is READ COMMITTED and under {@link RewriteSession}; the caller
     * commits. Locks of rows are given back with it.
     *
     * @return empty when the table's rows are in other places than the position means, or the table is gone
     * @throws io.pgtrek.error.MigrateException when values are not what they were, or not compressed as wanted
     */
    public Optional<RewriteBatch> next(Connection transaction, RewritePosition position) throws SQLException {
        try (Statement statement = transaction.createStatement()) {
            statement.execute(statements.hold());
        }
        Optional<RewritePlace> place = RewritePlace.of(transaction, plan.table());
        if (place.isEmpty() || place.get().fileNode() != position.fileNode()) {
            return Optional.empty();
        }
        long to = Math.min(position.end(), position.next() + limits.blocks());
        return Optional.of(rewrite(transaction, position, to));
    }

    /** A trigger may keep as many rows of a block as a batch takes; those behind them have their turn all the same. */
    private RewriteBatch rewrite(Connection transaction, RewritePosition position, long to) throws SQLException {
        RewriteSelection found = RewriteSelection.find(transaction, statements, limits, position.next(), to);
        RewriteBatch batch = rewrite(transaction, position, found, to);
        while (batch.rows() == 0 && !found.exhausted() && found.lastBlock() == position.next()) {
            found = RewriteSelection.find(transaction, statements, limits, found.behind(), to);
            batch = rewrite(transaction, position, found, to).after(batch);
        }
        return batch;
    }

    private RewriteBatch rewrite(Connection transaction, RewritePosition position, RewriteSelection found, long to)
            throws SQLException {
        RewriteWriter writer = new RewriteWriter(transaction, plan, statements);
        int proven = proven(found.places().size());
        List<String> sample = found.places().subList(0, proven);
        List<String> others = found.places().subList(proven, found.places().size());
        RewriteWriter.Written first = writer.prove(sample);
        RewriteWriter.Written rest = writer.write(others);
        long rows = first.rows() + rest.rows();
        RewriteLeft kept = rows == found.places().size()
                ? RewriteLeft.NONE
                : RewriteLeft.at(transaction, statements, found.places());
        return new RewriteBatch(
                new RewritePosition(position.fileNode(), next(position, found, to, rows), position.end()),
                rows,
                kept.rows(),
                found.rawBytes() - kept.rawBytes(),
                found.storedBytes() - kept.storedBytes(),
                first.storedBytes() + rest.storedBytes(),
                first.rows());
    }

    private int proven(int rows) {
        return switch (limits.proof()) {
            case NONE -> 0;
            // a trigger may change any of them
            case SAMPLE -> plan.triggers() ? rows : Math.min(rows, 1 + rows / 100);
            case ALL -> rows;
        };
    }

    /**
     * The block of the last row is searched again, as it may hold more. A row that was moved by somebody else while it
     * was waited for may lie anywhere, so the search never goes back, and on where nothing could be written.
     */
    private static long next(RewritePosition position, RewriteSelection found, long to, long rows) {
        if (found.exhausted()) {
            return to;
        }
        long block = Math.max(position.next(), Math.min(found.lastBlock(), to));
        return rows == 0 && block == position.next() ? Math.min(to, block + 1) : block;
    }
}
