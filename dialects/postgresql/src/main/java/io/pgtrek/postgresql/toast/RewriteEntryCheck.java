package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries of a btree index are compressed as the column is, and must not exceed 2704 bytes. One that just fits may be
 * larger by the other method.
 *
 * @see <a href="https://www.postgresql.org/docs/current/btree.html">B-Tree Indexes: a third of a page</a>
 */
final class RewriteEntryCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteEntryCheck.class, "rewrite_check_btree");

    /** Leaves the other method half as much again. */
    private static final int NEAR_BYTES = 1800;

    /** Fits uncompressed, beside a few bytes of other columns. */
    private static final int SAFE_BYTES = 2600;

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        List<RewriteObstacle> obstacles = new ArrayList<>();
        for (RewriteCatalogQuery.Found found : QUERY.ask(subject)) {
            for (RewriteDecision decision : found.columns()) {
                if (decision instanceof RewriteColumn column && near(subject, found.table(), column)) {
                    obstacles.add(obstacle(found, column.column()));
                }
            }
        }
        return obstacles;
    }

    private static boolean near(RewriteSubject subject, ToastTable table, RewriteColumn column) throws SQLException {
        String query = "SELECT EXISTS (SELECT FROM ONLY " + PostgresIdentifiers.RULES.quote(table.name()) + " WHERE "
                + column.stale(subject.wanted()) + " AND pg_column_size(" + column.name() + ") > " + NEAR_BYTES
                + " AND " + column.rawBytes() + " > " + SAFE_BYTES + ")";
        return new StoredQuery(query)
                .list(subject.transaction(), row -> row.getBoolean(1))
                .get(0);
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found, ToastColumn column) {
        return RewriteObstacle.skip(
                found.table(),
                column,
                RewriteCheck.column(
                        "recompress-index-entry",
                        found.table(),
                        column,
                        "is in the index " + found.object() + ", some of whose entries are near the limit of 2704 bytes"
                                + " and might exceed it by the other method.",
                        "Drop the index and run again, or leave the column as it is."));
    }
}
