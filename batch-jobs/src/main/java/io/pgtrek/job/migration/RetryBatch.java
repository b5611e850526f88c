package io.pgtrek.job.migration;

import io.pgtrek.job.repository.RejectLedger;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.CopyObserver;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.RejectedRow;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.postgresql.verify.CopiedRows;
import io.pgtrek.postgresql.verify.SliceHash;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Loads lines of one table in one transaction, by the same COPY as slices. Where some are refused again, halves are
 * tried, down to the single line, so that it is known of each line what became of it.
 */
final class RetryBatch {

    /** A line that was refused again. */
    record Again(RejectLine line, RejectedRow row) {}

    private final Connection target;
    private final RejectLedger ledger;
    private final CopyTarget table;
    private final List<TargetColumn> columns;
    private final List<Again> again = new ArrayList<>();
    private final List<RejectedRow> refused = new ArrayList<>();
    private long loaded;
    private long before;

    RetryBatch(Connection target, RejectLedger ledger, RetryTables tables, TargetTable table) {
        this.target = target;
        this.ledger = ledger;
        this.table = tables.target(table);
        this.columns = tables.columns(table);
    }

    /** Commits what could be loaded, with its entries in the ledger. */
    void load(List<RejectLine> lines) throws SQLException {
        List<RejectLine> left = new ArrayList<>();
        Set<RejectId> seen = new HashSet<>();
        for (RejectLine line : lines) {
            SliceName slice = line.id().slice();
            if (!seen.add(line.id())
                    || ledger.loaded(
                            target, slice.table(), slice.slice(), line.id().line())) {
                before++;
            } else {
                left.add(line);
            }
        }
        for (List<RejectLine> ofSlice : bySlice(left)) {
            separate(ofSlice);
        }
        target.commit();
    }

    /** Hashes are kept by slice. */
    private static List<List<RejectLine>> bySlice(List<RejectLine> lines) {
        Map<SliceName, List<RejectLine>> slices = new LinkedHashMap<>();
        lines.forEach(line -> slices.computeIfAbsent(line.id().slice(), slice -> new ArrayList<>())
                .add(line));
        return List.copyOf(slices.values());
    }

    private void separate(List<RejectLine> lines) throws SQLException {
        if (lines.isEmpty()) {
            return;
        }
        Savepoint start = target.setSavepoint();
        CopiedRows hashes = new CopiedRows(table);
        SliceResult result = copy(lines, hashes);
        if (refused.isEmpty()) {
            enter(lines, result, hashes.stored());
            target.releaseSavepoint(start);
            return;
        }
        target.rollback(start);
        target.releaseSavepoint(start);
        if (lines.size() == 1) {
            again.add(new Again(lines.get(0), refused.get(0)));
        } else {
            separate(lines.subList(0, lines.size() / 2));
            separate(lines.subList(lines.size() / 2, lines.size()));
        }
    }

    /** Of many refusals only one is kept: it is enough to know that halves must be tried. */
    private SliceResult copy(List<RejectLine> lines, CopiedRows hashes) {
        refused.clear();
        SliceResult result = new SliceCopier()
                .copy(
                        target,
                        table,
                        new RetryRows(lines, columns),
                        row -> {
                            if (refused.isEmpty()) {
                                refused.add(row);
                            }
                        },
                        CopyObserver.NONE,
                        hashes);
        RowAccounts.require(table.table(), result);
        return result;
    }

    /** What policy changed is told by table, so that it does not matter which of its slices it is counted to. */
    private void enter(List<RejectLine> lines, SliceResult result, SliceHash hash) throws SQLException {
        for (RejectLine line : lines) {
            SliceName slice = line.id().slice();
            ledger.load(target, slice.table(), slice.slice(), line.id().line());
        }
        SliceName first = lines.get(0).id().slice();
        ledger.alter(target, first.table(), first.slice(), result.alterations());
        ledger.hash(target, first.table(), first.slice(), hash);
        loaded += lines.size();
    }

    long loaded() {
        return loaded;
    }

    /** Lines that had been loaded before. */
    long before() {
        return before;
    }

    List<Again> again() {
        return again;
    }
}
