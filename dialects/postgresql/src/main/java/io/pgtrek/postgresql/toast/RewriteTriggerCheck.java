package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** Triggers would fire although no value changes: dates of the last change, audit rows, version numbers. */
final class RewriteTriggerCheck implements RewriteCheck {

    /** Code of the finding about triggers that the user lets fire. */
    static final String FIRES = "recompress-trigger-fires";

    private static final RewriteCatalogQuery ORDINARY =
            RewriteCatalogQuery.beside(RewriteTriggerCheck.class, "rewrite_check_triggers");
    private static final RewriteCatalogQuery ALWAYS =
            RewriteCatalogQuery.beside(RewriteTriggerCheck.class, "rewrite_check_replica_triggers");

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) throws SQLException {
        RewriteCatalogQuery query = subject.withoutTriggers() ? ALWAYS : ORDINARY;
        return query.ask(subject).stream()
                .map(found -> subject.allowTriggers() ? allowed(found) : refused(found, subject.withoutTriggers()))
                .toList();
    }

    private static RewriteObstacle allowed(RewriteCatalogQuery.Found found) {
        return RewriteObstacle.note(
                found.table(),
                RewriteCheck.table(
                        FIRES,
                        Severity.WARNING,
                        found.table(),
                        "has the trigger " + found.object() + ", which fires for every row that is made anew.",
                        "Hashes of all rows are compared, so that a value it changes is noticed; what else it does is"
                                + " not."));
    }

    private static RewriteObstacle refused(RewriteCatalogQuery.Found found, boolean replica) {
        return RewriteObstacle.skip(
                found.table(),
                RewriteCheck.table(
                        "recompress-trigger",
                        Severity.WARNING,
                        found.table(),
                        "has the trigger " + found.object() + ", which would fire for every row"
                                + (replica
                                        ? ": it is enabled ALWAYS or for REPLICA."
                                        : ", since the user may not set session_replication_role."),
                        (replica
                                        ? "Enable it in the ordinary way, or let it fire"
                                        : "Run as superuser; since PostgreSQL 15, GRANT SET ON PARAMETER"
                                                + " session_replication_role TO the user will do; or let it fire")
                                + " by allow-triggers."));
    }
}
