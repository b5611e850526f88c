package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** An index of this kind gets all entries of a row anew. */
final class RewriteGinCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteGinCheck.class, "rewrite_check_gin");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream().map(RewriteGinCheck::obstacle).toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.note(
                found.table(),
                RewriteCheck.table(
                        "recompress-gin",
                        Severity.WARNING,
                        found.table(),
                        "has the GIN index " + found.object() + ", which makes the rewrite take 5 to 7 times as long.",
                        "If that is too much: drop the index, run, and create it again."));
    }
}
