package io.pgtrek.job.recompression;

import io.pgtrek.config.RecompressOptions;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.repository.RecompressionLedger;
import io.pgtrek.postgresql.toast.RewriteBatch;
import io.pgtrek.postgresql.toast.RewriteEngine;
import io.pgtrek.postgresql.toast.RewriteLeft;
import io.pgtrek.postgresql.toast.RewriteLimits;
import io.pgtrek.postgresql.toast.RewritePlace;
import io.pgtrek.postgresql.toast.RewritePlan;
import io.pgtrek.postgresql.toast.ToastTable;
import io.pgtrek.report.Numbers;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stores the values of one relation anew: passes over it until a look at all of it finds none that is left. */
final class LeafRecompression {

    /** Passes that got nowhere, as all that is left is locked. */
    private static final int VAIN_PASSES = 5;

    private final RecompressionRun run;
    private final RewritePlan plan;
    private final ToastTable table;
    private final RewriteEngine engine;
    private final Patience patience;
    private final Vacuuming vacuuming;
    private long suppressed;

    LeafRecompression(RecompressionRun run, RewritePlan plan) {
        this.run = run;
        this.plan = plan;
        this.table = plan.table();
        RecompressOptions options = run.configuration().recompress();
        this.engine =
                new RewriteEngine(plan, RewriteLimits.usual(options.verify()).withRawBytes(options.batchBytes()));
        this.patience = new Patience(run.retries(), "Recompressing " + table.name());
        this.vacuuming = new Vacuuming(run, table);
    }

    /** @param last what an interrupted run had reached; null when it had not begun */
    void perform(@Nullable LeafEntry last) throws SQLException {
        Optional<LeafEntry> begun = last == null ? begin() : Optional.of(last);
        int vain = 0;
        while (begun.isPresent()) {
            Optional<LeafEntry> ended = pass(begun.get());
            if (ended.isPresent()) {
                LeafEntry entry = ended.get();
                long rows = entry.position().finished() ? left() : 0;
                vain = entry.passRows() == 0 ? vain + 1 : 0;
                if (rows == 0 || vain == VAIN_PASSES || vain > 0 && rows <= suppressed) {
                    end(entry, rows);
                    return;
                }
                patience.pause(vain);
            }
            begun = begin(ended.orElse(begun.get()));
        }
    }

    private long left() throws SQLException {
        return patience.call(() -> run.transactions()
                .call(transaction -> RewriteLeft.of(transaction, plan).rows()));
    }

    private void end(LeafEntry entry, long rows) throws SQLException {
        if (entry.position().finished()) {
            vacuuming.finish(entry);
        }
        long kept = Math.min(rows, suppressed);
        if (kept > 0) {
            run.found().add(suppressed(table, kept));
            run.found().suppressed(kept);
        }
        if (rows > kept) {
            run.found().add(locked(table, rows - kept));
            run.found().left(rows - kept);
        }
    }

    /** Batches to the end of the pass, or until the run is to stop; empty when the relation was moved or dropped. */
    private Optional<LeafEntry> pass(LeafEntry from) throws SQLException {
        LeafEntry entry = from;
        suppressed = 0;
        while (!entry.position().finished() && run.gate().open()) {
            LeafEntry before = entry;
            Optional<RewriteBatch> batch =
                    patience.call(() -> run.transactions().call(tx -> batch(tx, before)));
            if (batch.isEmpty()) {
                return Optional.empty();
            }
            suppressed += batch.get().suppressed();
            LeafEntry after = before.with(batch.get());
            tell(before, after);
            entry = vacuuming.asNeeded(after);
        }
        return Optional.of(entry);
    }

    /** The position is committed with the values. */
    private Optional<RewriteBatch> batch(Connection transaction, LeafEntry entry) throws SQLException {
        Optional<RewriteBatch> batch = engine.next(transaction, entry.position());
        if (batch.isPresent()) {
            RecompressionLedger.record(transaction, run.record().id(), entry.with(batch.get()));
        }
        return batch;
    }

    private void tell(LeafEntry before, LeafEntry after) {
        run.progress()
                .rowsCopied(
                        table.name().toString(),
                        after.rows() - before.rows(),
                        after.storedBefore() - before.storedBefore());
    }

    private Optional<LeafEntry> begin() throws SQLException {
        return place().map(place -> LeafEntry.begin(table.oid(), place.begin()));
    }

    private Optional<LeafEntry> begin(LeafEntry entry) throws SQLException {
        return place().map(place -> entry.again(place.begin()));
    }

    private Optional<RewritePlace> place() throws SQLException {
        return patience.call(() -> run.transactions().call(transaction -> RewritePlace.of(transaction, table)));
    }

    /** What a trigger that was allowed to fire keeps as it is. */
    private static Finding suppressed(ToastTable table, long rows) {
        return Finding.of(
                "recompress-trigger-suppressed",
                Severity.WARNING,
                ObjectKind.TABLE,
                table.name(),
                "has " + Numbers.of(rows, "row") + " that a trigger kept from being stored anew, as it suppresses their"
                        + " UPDATE.",
                "Disable that trigger while the job runs, or leave them as they are.");
    }

    /** What is left when a run gives up. */
    private static Finding locked(ToastTable table, long rows) {
        return Finding.of(
                "recompress-rows-left",
                Severity.WARNING,
                ObjectKind.TABLE,
                table.name(),
                "has " + Numbers.of(rows, "row") + " that others had locked at every attempt.",
                "Run again later; they are found then.");
    }
}
