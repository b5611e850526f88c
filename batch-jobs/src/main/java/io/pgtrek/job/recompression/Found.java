package io.pgtrek.job.recompression;

import io.pgtrek.finding.Finding;
import io.pgtrek.postgresql.toast.RewritePlan;
import io.pgtrek.postgresql.toast.RewriteSettings;
import io.pgtrek.postgresql.toast.ToastTable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a run has found out so far. Safe for use by several threads. */
final class Found {

    private final List<RewritePlan> plans = new ArrayList<>();
    private final List<RewriteSettings> settings = new ArrayList<>();
    private final TreeSet<Finding> findings = new TreeSet<>();
    private long left;
    private long suppressed;
    private long skippedColumns;
    private long tables;

    /** The step that finds plans begins, perhaps not for the first time. */
    synchronized void forget() {
        plans.clear();
        settings.clear();
        findings.clear();
        left = 0;
        suppressed = 0;
        skippedColumns = 0;
        tables = 0;
    }

    synchronized void table() {
        tables++;
    }

    synchronized void add(RewritePlan plan) {
        plans.add(plan);
    }

    synchronized void add(RewriteSettings setting) {
        settings.add(setting);
    }

    synchronized void add(Finding finding) {
        findings.add(finding);
    }

    /** Columns that hold values of another method and are left alone. */
    synchronized void skip(long columns) {
        skippedColumns += columns;
    }

    /** The table was locked whenever it was tried, so that its values are left for another run. */
    synchronized void giveUp(ToastTable table) {
        findings.add(CheckTasklet.busy(table));
        plans.stream()
                .filter(plan -> plan.table().oid() == table.oid())
                .forEach(plan -> skippedColumns += plan.columns().size());
        plans.removeIf(plan -> plan.table().oid() == table.oid());
    }

    /** Rows that could not be stored anew in this run. */
    synchronized void left(long rows) {
        left += rows;
    }

    /** Rows whose UPDATE a trigger suppresses. */
    synchronized void suppressed(long rows) {
        suppressed += rows;
    }

    synchronized long suppressed() {
        return suppressed;
    }

    synchronized List<RewritePlan> plans() {
        return List.copyOf(plans);
    }

    synchronized List<RewriteSettings> settings() {
        return List.copyOf(settings);
    }

    synchronized List<Finding> findings() {
        return List.copyOf(findings);
    }

    synchronized long left() {
        return left;
    }

    synchronized long skippedColumns() {
        return skippedColumns;
    }

    synchronized long tables() {
        return tables;
    }
}
