package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** A rule ON UPDATE does something else, or more, than was asked for. */
final class RewriteRuleCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteRuleCheck.class, "rewrite_check_rules");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream().map(RewriteRuleCheck::obstacle).toList();
    }

    private static RewriteObstacle obstacle(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.skip(
                found.table(),
                RewriteCheck.table(
                        "recompress-rule",
                        Severity.WARNING,
                        found.table(),
                        "has the rule " + found.object() + ", which rewrites UPDATE statements.",
                        "ALTER TABLE ... DISABLE RULE ... while the job runs, if that is harmless."));
    }
}
