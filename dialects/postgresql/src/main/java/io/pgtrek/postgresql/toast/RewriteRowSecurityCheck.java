package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** Row-level security would hide rows from the job. */
final class RewriteRowSecurityCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteRowSecurityCheck.class, "rewrite_check_row_security");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream()
                .map(RewriteRowSecurityCheck::obstacle)
                .toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.skip(
                found.table(),
                RewriteCheck.table(
                        "recompress-row-security",
                        Severity.WARNING,
                        found.table(),
                        "has row-level security, which hides rows from the user " + found.object() + ".",
                        "Run as the owner of the table, or as a role with BYPASSRLS."));
    }
}
