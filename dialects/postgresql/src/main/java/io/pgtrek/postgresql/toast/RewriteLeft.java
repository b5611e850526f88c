package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * What has another compression than wanted.
 *
 * @param storedBytes of such values
 * @param rawBytes of such values, uncompressed; an estimate for some types
 */
public record RewriteLeft(long rows, long storedBytes, long rawBytes) {

    static final RewriteLeft NONE = new RewriteLeft(0, 0, 0);

    /** Looks at the table itself, but reads no value that is out of its row. */
    public static RewriteLeft of(Connection transaction, RewritePlan plan) throws SQLException {
        return read(transaction, new RewriteStatements(plan).left());
    }

    /** Of rows that are still at these places. */
    static RewriteLeft at(Connection transaction, RewriteStatements statements, List<String> places)
            throws SQLException {
        return read(transaction, statements.leftAt(), (Object) places.toArray(String[]::new));
    }

    private static RewriteLeft read(Connection transaction, String query, Object... parameters) throws SQLException {
        return new StoredQuery(query)
                .list(
                        transaction,
                        row -> new RewriteLeft(row.getLong("rows"), row.getLong("stored"), row.getLong("raw")),
                        parameters)
                .get(0);
    }
}
