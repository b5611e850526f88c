package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * What has another compression than wanted.
 *
 * @param storedBytes of such values
 * @param rawBytes of such values, uncompressed; an estimate for some types
 */
public record RewriteLeft(long rows, long storedBytes, long rawBytes) {

    /** Looks at the table itself, but reads no value that is out of its row. */
    public static RewriteLeft of(Connection transaction, RewritePlan plan) throws SQLException {
        return new StoredQuery(new RewriteStatements(plan).left())
                .list(
                        transaction,
                        row -> new RewriteLeft(row.getLong("rows"), row.getLong("stored"), row.getLong("raw")))
                .get(0);
    }
}
