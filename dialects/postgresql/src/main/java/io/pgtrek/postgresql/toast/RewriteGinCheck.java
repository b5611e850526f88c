package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** An index of this kind gets all entries of a row anew. */
final class RewriteGinCheck implements RewriteCheck {

    private static final StoredQuery QUERY = StoredQuery.beside(RewriteGinCheck.class, "rewrite_check_gin");

    /**
     * An index.
     *
     * @param partition whether it is a part of another one
     * @param topName in SQL, of that other one, or its own
     * @param definition likewise, without the first words
     */
    private record Index(String name, boolean partition, String topName, String definition) {

        static Index of(ResultSet row) throws SQLException {
            return new Index(
                    row.getString("name"),
                    row.getBoolean("partition"),
                    row.getString("top_name"),
                    row.getString("definition"));
        }

        /** Statements to paste; those of partitioned tables know no CONCURRENTLY. */
        String hint() {
            String how = partition ? "" : "CONCURRENTLY ";
            return "If that is too much, before the run: DROP INDEX " + how + topName + "; and after it: CREATE INDEX "
                    + how + definition + ";"
                    + (partition ? " That locks the whole partitioned table while it is made." : "");
        }
    }

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        List<RewriteObstacle> obstacles = new ArrayList<>();
        for (RewriteCandidate candidate : subject.candidates()) {
            indexes(subject.transaction(), candidate.table())
                    .forEach(index -> obstacles.add(obstacle(candidate.table(), index)));
        }
        return obstacles;
    }

    private static List<Index> indexes(Connection transaction, ToastTable table) throws SQLException {
        return QUERY.list(transaction, Index::of, table.oid());
    }

    private static RewriteObstacle obstacle(ToastTable table, Index index) {
        return RewriteObstacle.note(
                table,
                RewriteCheck.table(
                        "recompress-gin",
                        Severity.WARNING,
                        table,
                        "has the GIN index " + index.name() + ", which makes the rewrite take 5 to 7 times as long.",
                        index.hint()));
    }
}
