package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** Logical replication sends values uncompressed. */
final class RewritePublicationCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewritePublicationCheck.class, "rewrite_check_publications");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream()
                .map(RewritePublicationCheck::obstacle)
                .toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.note(
                found.table(),
                RewriteCheck.table(
                        "recompress-publication",
                        Severity.WARNING,
                        found.table(),
                        "is in the publication " + found.object()
                                + ": every value made anew is sent uncompressed, twice with REPLICA IDENTITY FULL.",
                        "A subscriber compresses by its own columns: set them there, too; or take the table out of the publication and run the job on both sides."));
    }
}
