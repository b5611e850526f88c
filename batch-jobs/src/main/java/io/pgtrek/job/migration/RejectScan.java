package io.pgtrek.job.migration;

import io.pgtrek.job.repository.RejectFileEntry;
import io.pgtrek.job.repository.RejectLedger;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.spi.SliceRange;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Sees that every line is one of this run's, before any is loaded. */
final class RejectScan {

    private static final String OTHER = "Name the reject file of this job's last run on this target.";

    private final RunRecord run;
    private final Plan plan;
    private final String request;
    private final RetryTables tables;
    private final Connection target;
    private final RejectLedger ledger;
    private final Map<SliceName, Optional<RejectFileEntry>> files = new HashMap<>();

    /** @param request fingerprint of what the job asks for now */
    RejectScan(RunRecord run, Plan plan, String request, RetryTables tables, Connection target) {
        this.run = run;
        this.plan = plan;
        this.request = request;
        this.tables = tables;
        this.target = target;
        this.ledger = new RejectLedger(run.id());
    }

    void check(RejectLine line, RejectPlace place) throws SQLException {
        if (!line.job().equals(run.job())) {
            throw place.foreign("it is of job \"" + line.job() + "\"", OTHER);
        }
        if (line.id().run() != run.id()) {
            throw place.foreign("it is of run " + line.id().run() + ", and the last one is " + run.id(), OTHER);
        }
        checkNames(line, place);
        checkFile(line.id(), place);
        checkColumns(line, place);
        checkSlice(line, place);
    }

    /** Books of verification and refresh are kept by slice. */
    private void checkSlice(RejectLine line, RejectPlace place) {
        SliceName slice = line.id().slice();
        TargetTable table = plan.tables().get(slice.table() - 1);
        if (!(table.slices().get(slice.slice() - 1).range() instanceof SliceRange.KeyRange range)) {
            return;
        }
        String column = range.column().text();
        OptionalLong key = RejectValues.wholeNumber(line.values().get(column));
        if (key.isPresent() && !inside(key.getAsLong(), range)) {
            throw place.damaged(
                    "column \"" + column + "\" was changed to a number of another slice of table " + table.name()
                            + "; give it one " + range(range) + ", or insert this row yourself and take its line out",
                    null);
        }
    }

    private static boolean inside(long key, SliceRange.KeyRange range) {
        return (range.from() == null || key >= range.from()) && (range.to() == null || key < range.to());
    }

    private static String range(SliceRange.KeyRange range) {
        return (range.from() == null ? "" : "from " + range.from() + " ")
                + (range.to() == null ? "up" : "to " + (range.to() - 1));
    }

    private void checkNames(RejectLine line, RejectPlace place) {
        int number = line.id().slice().table();
        if (number < 1 || number > plan.tables().size()) {
            throw place.damaged("its id names no table of the plan", null);
        }
        TargetTable table = plan.tables().get(number - 1);
        if (!line.source().equals(table.source().name().toString())
                || !line.table().equals(table.name().toString())) {
            throw place.damaged("its id is of table " + table.name() + ", but it names " + line.table(), null);
        }
        if (!tables.exists(table)) {
            throw place.foreign("table " + table.name() + " is not in the target", "Create the table first.");
        }
    }

    private void checkFile(RejectId id, RejectPlace place) throws SQLException {
        Optional<RejectFileEntry> file = files.get(id.slice());
        if (file == null) {
            file = ledger.file(target, id.slice().table(), id.slice().slice());
            files.put(id.slice(), file);
        }
        if (file.isEmpty() || !file.get().token().equals(id.token())) {
            throw place.foreign(
                    "its slice was rolled back or copied anew, or it comes from another target",
                    "Run the job first, so that the slice is copied; then use the file it writes.");
        }
        if (id.line() < 1 || id.line() > file.get().rows()) {
            throw place.damaged("its id was changed", null);
        }
        if (!file.get().request().equals(request)) {
            throw place.foreign(
                    "the job file now asks for something else",
                    "Undo the change to source:, select:, map.schemas, map.names, copy.where or plan:; rules for values"
                            + " and types may change.");
        }
    }

    private void checkColumns(RejectLine line, RejectPlace place) {
        List<TargetColumn> columns =
                tables.columns(plan.tables().get(line.id().slice().table() - 1));
        Set<String> unknown = new HashSet<>(line.values().keySet());
        for (TargetColumn column : columns) {
            String name = column.source().name().text();
            if (!unknown.remove(name)) {
                throw place.damaged("its \"values\" lack column \"" + name + "\"", null);
            }
        }
        if (!unknown.isEmpty()) {
            throw place.damaged(
                    "column \"" + unknown.iterator().next() + "\" is not one that table " + line.table() + " takes",
                    null);
        }
    }
}
