package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** SET COMPRESSION and VACUUM are the owner's. */
final class RewriteOwnerCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteOwnerCheck.class, "rewrite_check_owner");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream().map(RewriteOwnerCheck::obstacle).toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.skip(
                found.table(),
                RewriteCheck.table(
                        "recompress-privilege",
                        Severity.WARNING,
                        found.table(),
                        "belongs to " + found.object() + ": only the owner may set its compression and vacuum it.",
                        "Run as the owner, or as a member of that role."));
    }
}
