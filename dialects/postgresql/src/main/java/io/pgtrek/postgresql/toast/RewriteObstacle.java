package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Finding;
import java.util.List;

/**
 * What a check found.
 *
 * @param skipped numbers of the table's columns that must be left alone; empty when the finding is only to be known
 */
public record RewriteObstacle(Finding finding, ToastTable table, List<Integer> skipped) {

    public RewriteObstacle {
        skipped = List.copyOf(skipped);
    }

    /** Nothing keeps the rewrite from being done. */
    static RewriteObstacle note(ToastTable table, Finding finding) {
        return new RewriteObstacle(finding, table, List.of());
    }

    static RewriteObstacle skip(ToastTable table, ToastColumn column, Finding finding) {
        return new RewriteObstacle(finding, table, List.of(column.number()));
    }

    static RewriteObstacle skip(ToastTable table, Finding finding) {
        return new RewriteObstacle(
                finding,
                table,
                table.columns().stream().map(ToastColumn::number).toList());
    }

    boolean skips(ToastTable candidate, ToastColumn column) {
        return table.oid() == candidate.oid() && skipped.contains(column.number());
    }
}
