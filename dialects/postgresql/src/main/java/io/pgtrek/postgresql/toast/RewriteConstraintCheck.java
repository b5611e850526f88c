package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** An UPDATE checks all CHECK and NOT NULL constraints again, also those that let old rows off by NOT VALID. */
final class RewriteConstraintCheck implements RewriteCheck {

    private static final RewriteCatalogQuery QUERY =
            RewriteCatalogQuery.beside(RewriteConstraintCheck.class, "rewrite_check_constraints");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        return QUERY.ask(subject).stream()
                .map(found -> RewriteObstacle.skip(
                        found.table(),
                        RewriteCheck.table(
                                "recompress-constraint-not-valid",
                                Severity.WARNING,
                                found.table(),
                                "has the constraint " + found.object()
                                        + ", which is NOT VALID: writing a row that does not keep it fails.",
                                "Mend such rows, then ALTER TABLE ... VALIDATE CONSTRAINT ...")))
                .toList();
    }
}
