package io.pgtrek.postgresql.toast;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/** Writes rows of a batch, and makes sure of what became of them. */
final class RewriteWriter {

    private final Connection transaction;
    private final RewritePlan plan;
    private final RewriteStatements statements;

    /** @param storedBytes of the plan's columns of these rows */
    record Written(long rows, long storedBytes) {}

    private record Inspected(long stale, long storedBytes) {}

    RewriteWriter(Connection transaction, RewritePlan plan, RewriteStatements statements) {
        this.transaction = transaction;
        this.plan = plan;
        this.statements = statements;
    }

    /** As {@link #write}, comparing hashes of all values of these rows, also of those that a trigger kept in their place. */
    Written prove(List<String> places) throws SQLException {
        if (places.isEmpty()) {
            return new Written(0, 0);
        }
        List<String> before = hashes(places);
        List<String> written = update(places);
        if (!hashes(all(places, written)).equals(before)) {
            throw failure(
                    ErrorCode.VALUES_CHANGED,
                    "Values of " + plan.table().name() + " would not be the same after they are stored anew;"
                            + " this was rolled back.",
                    plan.triggers()
                            ? "A trigger of the table seems to change them: disable it while the job runs, or leave the"
                                    + " table out by select.exclude."
                            : "Report this with the type of the columns; leave the table out by select.exclude"
                                    + " meanwhile.");
        }
        return inspected(written);
    }

    /** Old places of rows that were written hold nothing any more that is seen. */
    private static List<String> all(List<String> before, List<String> after) {
        return Stream.concat(before.stream(), after.stream()).toList();
    }

    /** A trigger may keep some of the rows from being written. */
    Written write(List<String> places) throws SQLException {
        return places.isEmpty() ? new Written(0, 0) : inspected(update(places));
    }

    private List<String> update(List<String> places) throws SQLException {
        return new StoredQuery(statements.update()).list(transaction, row -> row.getString(1), parameter(places));
    }

    /** Sorted, since rows have moved. */
    private List<String> hashes(List<String> places) throws SQLException {
        return new StoredQuery(statements.hashes())
                .list(transaction, row -> row.getString(1), parameter(places)).stream()
                        .sorted()
                        .toList();
    }

    private Written inspected(List<String> written) throws SQLException {
        Inspected now = new StoredQuery(statements.inspect())
                .list(
                        transaction,
                        row -> new Inspected(row.getLong("stale"), row.getLong("stored")),
                        parameter(written))
                .get(0);
        if (now.stale() > 0) {
            throw failure(
                    ErrorCode.WRITE_FAILED,
                    "Values of " + plan.table().name() + " are stored anew, but still not by "
                            + plan.wanted().word() + "; this was rolled back.",
                    "See whether somebody changed the compression of a column meanwhile; then run again.");
        }
        return new Written(written.size(), now.storedBytes());
    }

    /** An array of strings is what the query's own words make an array of tid. */
    private static Object parameter(List<String> places) {
        return places.toArray(String[]::new);
    }

    private static MigrateException failure(ErrorCode code, String sentence, String hint) {
        return new MigrateException(code, sentence, null, hint);
    }
}
