package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Where the rows of a table are now.
 *
 * @param blocks of the table itself
 */
public record RewritePlace(long fileNode, long blocks) {

    private static final StoredQuery PLACE = StoredQuery.beside(RewritePlace.class, "rewrite_place");

    /** Empty when the table was dropped or renamed. */
    public static Optional<RewritePlace> of(Connection database, ToastTable table) throws SQLException {
        return PLACE
                .list(
                        database,
                        row -> new RewritePlace(row.getLong("file_node"), row.getLong("blocks")),
                        table.oid(),
                        table.name().schema().text(),
                        table.name().name().text())
                .stream()
                .findFirst();
    }

    /** A pass over all of it. */
    public RewritePosition begin() {
        return new RewritePosition(fileNode, 0, blocks);
    }
}
