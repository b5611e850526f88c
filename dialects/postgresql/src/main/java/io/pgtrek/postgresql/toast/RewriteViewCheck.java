package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.util.List;

/** Rows of a materialized view cannot be updated. */
final class RewriteViewCheck implements RewriteCheck {

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) {
        return subject.candidates().stream()
                .map(RewriteCandidate::table)
                .filter(table -> table.kind() == RelationKind.MATERIALIZED_VIEW)
                .map(table -> RewriteObstacle.skip(
                        table,
                        RewriteCheck.table(
                                "recompress-materialized-view",
                                Severity.WARNING,
                                table,
                                "is a materialized view: its rows cannot be written, only all be made again.",
                                "When its tables are done: REFRESH MATERIALIZED VIEW, not CONCURRENTLY, which keeps"
                                        + " rows that are equal.")))
                .toList();
    }
}
