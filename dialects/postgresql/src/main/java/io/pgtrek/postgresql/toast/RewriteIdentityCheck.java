package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** A published table without replica identity refuses every UPDATE. */
final class RewriteIdentityCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteIdentityCheck.class, "rewrite_check_identity");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream().map(RewriteIdentityCheck::obstacle).toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.skip(
                found.table(),
                RewriteCheck.table(
                        "recompress-replica-identity",
                        Severity.WARNING,
                        found.table(),
                        "is in the publication " + found.object()
                                + " but has no replica identity, so that PostgreSQL refuses to update it.",
                        "ALTER TABLE ... REPLICA IDENTITY ..., or take it out of the publication."));
    }
}
