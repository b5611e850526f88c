package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyTarget;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.Map;

/**
 * Finds the rows by which two sides differ, reading each side three times: for the sums of buckets, for the hashes of the
 * rows in differing buckets, for the values of the rows found. Memory is bounded whatever the table's size; nothing
 * depends on an order of rows.
 */
public final class Narrowing {
    private static final long MOST_SUSPECTS = 50_000;

    private final CopyTarget table;
    private final RowShape shape;
    private final int limit;

    /** @param limit rows whose values are shown */
    public Narrowing(CopyTarget table, RowShape shape, int limit) {
        this.table = table;
        this.shape = shape;
        this.limit = limit;
    }

    public Differences between(RowSource source, RowSource target) throws SQLException {
        BucketSums sums = new BucketSums(shape);
        source.read(sums::source);
        target.read(sums::target);
        BitSet differing = sums.differing();
        BitSet looked = sums.firstOf(differing, MOST_SUSPECTS);
        SuspectRows suspects = new SuspectRows(shape, looked);
        if (!looked.isEmpty()) {
            source.read(suspects::source);
            target.read(suspects::target);
        }
        boolean complete = looked.cardinality() == differing.cardinality();
        return details(suspects.differing(), complete, source, target);
    }

    private Differences details(
            Map<Long, SuspectRows.Suspect> rows, boolean complete, RowSource source, RowSource target)
            throws SQLException {
        long missing =
                rows.values().stream().mapToLong(SuspectRows.Suspect::missing).sum();
        long extra =
                rows.values().stream().mapToLong(SuspectRows.Suspect::extra).sum();
        long changed = rows.values().stream()
                .filter(row -> row.missing() + row.extra() == 0)
                .count();
        RowDetails details = new RowDetails(table, shape, rows.keySet(), limit);
        if (!rows.isEmpty() && limit > 0) {
            source.read(details::source);
            target.read(details::target);
        }
        return new Differences(missing, extra, changed, complete, details.differences());
    }
}
