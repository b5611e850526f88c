package io.pgtrek.planner;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Collects findings while a plan is made. */
final class Findings {

    private final List<Finding> all = new ArrayList<>();

    void add(Finding finding) {
        all.add(finding);
    }

    void addAll(List<Finding> findings) {
        all.addAll(findings);
    }

    /** About a table or another object of its own. */
    void about(String code, Severity severity, ObjectKind kind, QualifiedName object, String message, String hint) {
        all.add(Finding.of(code, severity, kind, object, message, hint));
    }

    /** About a part of a table: a column, key, index, check or foreign key. */
    void part(
            String code,
            Severity severity,
            ObjectKind kind,
            QualifiedName table,
            Identifier part,
            String message,
            String hint) {
        all.add(new Finding(code, severity, kind, table + "." + part, message, hint));
    }

    /** Sorted, worst first, without repetitions. */
    List<Finding> sorted() {
        return List.copyOf(new TreeSet<>(all));
    }
}
