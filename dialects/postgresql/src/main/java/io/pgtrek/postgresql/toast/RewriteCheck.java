package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.List;

/** One thing that can stand in the way, or that must be known, before the first write. */
interface RewriteCheck {

    List<RewriteObstacle> run(RewriteSubject subject) throws SQLException;

    /** About a table as a whole. */
    static Finding table(String code, Severity severity, ToastTable table, String message, String hint) {
        return Finding.of(code, severity, ObjectKind.TABLE, table.name(), message, hint);
    }

    /** About a column that is left alone. */
    static Finding column(String code, ToastTable table, ToastColumn column, String message, String hint) {
        return Finding.column(code, Severity.WARNING, table.name(), column.name(), message, hint);
    }
}
