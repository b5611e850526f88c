package io.pgtrek.job.migration;

import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.verification.Part;
import io.pgtrek.job.verification.VerifiedTable;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.copy.SliceCopier;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.postgresql.verify.CopiedRows;
import io.pgtrek.postgresql.verify.TargetData;
import io.pgtrek.report.Numbers;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Deletes the rows of parts and copies them anew, in one transaction with the ledger. */
final class RefreshCopy {

    private final MigrationRun run;
    private final SliceRequests requests;
    private final SliceCopier copier = new SliceCopier();
    private final Map<SliceName, SliceEntry> former = new HashMap<>();

    RefreshCopy(MigrationRun run) throws SQLException {
        this.run = run;
        this.requests = new SliceRequests(run);
        run.slices().entries().forEach(entry -> former.put(new SliceName(entry.table(), entry.slice()), entry));
    }

    void copy(List<Part> parts) throws SQLException {
        List<RejectFile> rejects = new ArrayList<>();
        try (Connection target = run.target().getConnection()) {
            target.setAutoCommit(false);
            try {
                copy(parts, target, rejects);
                target.commit();
                parts.forEach(this::tellForgotten);
            } catch (MigrateException | SQLException e) {
                rejects.forEach(RejectFile::rolledBack);
                rollBack(target, e);
                throw e;
            }
        } finally {
            rejects.forEach(RejectFile::close);
        }
        run.progress().step(Phase.DATA, parts.get(0).table().table().name().toString());
    }

    /** Rows that were mended in a reject file are not in the source: they went with their slice. */
    private void tellForgotten(Part part) {
        TargetTable table = part.table().table();
        long rows = part.slices().stream()
                .map(slice -> former.get(new SliceName(table.number(), slice.number())))
                .map(entry -> entry == null ? null : entry.loaded())
                .mapToLong(loaded -> loaded == null ? 0 : loaded.rows())
                .sum();
        if (rows > 0) {
            run.verified()
                    .found()
                    .add(new Finding(
                            "loaded-rows-replaced",
                            Severity.WARNING,
                            ObjectKind.TABLE,
                            table.name().toString(),
                            "was copied anew in part, and with that went " + Numbers.of(rows, "row")
                                    + " that --retry-rejects had loaded.",
                            "Load your copy of the mended reject file once more, or mend the rows in the source."));
        }
    }

    private static void rollBack(Connection target, Exception cause) {
        try {
            target.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    private void copy(List<Part> parts, Connection target, List<RejectFile> rejects) throws SQLException {
        for (Part part : parts) {
            delete(part, target);
        }
        for (Part part : parts) {
            for (Slice slice : part.slices()) {
                SliceName name = new SliceName(part.table().table().number(), slice.number());
                SliceEntry before = former.get(name);
                requests.forget(before == null ? 0 : before.rejected());
                RejectFile file = requests.rejects(part.table().table(), slice);
                rejects.add(file);
                copy(part.table(), slice, target, file);
            }
        }
    }

    private static void delete(Part part, Connection target) throws SQLException {
        try (Statement statement = target.createStatement()) {
            statement.execute(TargetData.delete(part.table().copy(), part.range()));
        } catch (SQLException e) {
            throw TargetFailure.writing(
                    "the deletion of rows of " + part.table().table().name(), e);
        }
    }

    private void copy(VerifiedTable table, Slice slice, Connection target, RejectFile rejects) throws SQLException {
        Connection source = run.sourcePool().lease();
        boolean fit = false;
        try {
            long start = System.nanoTime();
            CopiedRows hashed = new CopiedRows(table.copy());
            String name = table.table().name().toString();
            SliceResult result;
            try (RowCursor rows =
                    SourceCursors.open(run.source(), source, table.requests().apply(slice))) {
                result = copier.copy(
                        target,
                        table.copy(),
                        rows,
                        rejects,
                        (count, bytes) -> run.progress().rowsCopied(name, count, bytes),
                        hashed);
            }
            RowAccounts.require(table.table().name(), result);
            rejects.settle(target);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            SliceEntry entry =
                    SliceAttempts.entry(table.table(), slice, result, millis).hashed(hashed.stored(), hashed.refused());
            run.slices().replace(target, entry, run.record().refreshPass());
            fit = true;
        } finally {
            if (fit) {
                run.sourcePool().giveBack(source);
            } else {
                run.sourcePool().discard(source);
            }
        }
    }
}
