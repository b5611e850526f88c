package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.run.Workers;
import io.pgtrek.job.verification.Comparison;
import io.pgtrek.job.verification.Part;
import io.pgtrek.job.verification.Sides;
import io.pgtrek.job.verification.VerifiedTable;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.spi.Slice;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Compares all rows of a run by hash, the largest tables first. */
final class RowVerification {

    private final MigrationRun run;
    private final List<VerifiedTable> tables;
    private final Map<SliceName, SliceEntry> slices = new HashMap<>();
    private final boolean rereadSource;

    /** @param rereadSource whether to hash the source anew where the copy has hashed it already */
    RowVerification(MigrationRun run, boolean rereadSource) throws SQLException {
        this.run = run;
        this.tables = tables(run);
        this.rereadSource = rereadSource;
        run.slices().entries().forEach(entry -> slices.put(new SliceName(entry.table(), entry.slice()), entry));
    }

    /** The tables that exist, as they are copied. */
    static List<VerifiedTable> tables(MigrationRun run) throws SQLException {
        SliceRequests requests = new SliceRequests(run);
        return run.plan().tables().stream()
                .filter(requests::exists)
                .sorted(Comparator.comparingLong(
                                (TargetTable table) -> table.source().estimatedBytes())
                        .reversed())
                .map(table -> VerifiedTable.of(table, requests.target(table), slice -> requests.request(table, slice)))
                .toList();
    }

    /** Returns how many steps {@link #compare()} takes. */
    int steps() {
        return parts().size();
    }

    /** A step of the phase for each part. */
    void compare() throws InterruptedException {
        // New connections, since the snapshot the rows were copied from is to be gone: changes made meanwhile show.
        try (SourcePool sources = MigrationWork.pool(run.configuration(), run.source(), run.plan())) {
            Comparison comparison = new Comparison(new Sides(run.source(), sources, run.target()), new Ledger());
            Workers.forEach(run.configuration().copy().workers(), parts(), part -> {
                // The run ends where it was told to; to be told what differs, everything is compared.
                if (rereadSource || run.gate().openDespiteTime()) {
                    compare(part, comparison);
                }
            });
        } catch (SQLException e) {
            throw TargetFailure.writing("the comparison of rows", e);
        }
    }

    private void compare(Part part, Comparison comparison) throws SQLException {
        String table = part.table().table().name().toString();
        run.verified().checksums().add(run.retries().call("Comparing " + table, () -> comparison.compare(part)));
        run.progress().step(Phase.VERIFY, table);
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        tables.forEach(table -> parts.addAll(table.parts()));
        return parts;
    }

    private final class Ledger implements Comparison.Books {

        @Override
        public Optional<SliceHash> copied(Part part) {
            return rereadSource ? Optional.empty() : sum(part, SliceEntry::hash);
        }

        @Override
        public Optional<SliceHash> refused(Part part) {
            return sum(part, SliceEntry::refused);
        }

        @Override
        public Optional<SliceHash> loaded(Part part) {
            return part.slices().stream()
                    .map(slice -> entry(part, slice))
                    .flatMap(entry -> entry == null ? Stream.empty() : Stream.ofNullable(entry.loaded()))
                    .reduce(SliceHash::plus);
        }

        private Optional<SliceHash> sum(Part part, Function<SliceEntry, @Nullable SliceHash> what) {
            SliceHash sum = null;
            for (Slice slice : part.slices()) {
                SliceEntry entry = entry(part, slice);
                SliceHash hash = entry == null ? null : what.apply(entry);
                if (hash == null) {
                    return Optional.empty();
                }
                sum = sum == null ? hash : sum.plus(hash);
            }
            return Optional.ofNullable(sum);
        }

        @Override
        public long rejected(Part part) {
            return part.slices().stream()
                    .map(slice -> entry(part, slice))
                    .mapToLong(entry -> entry == null ? 0 : entry.rejected())
                    .sum();
        }

        private @Nullable SliceEntry entry(Part part, Slice slice) {
            return slices.get(new SliceName(part.table().table().number(), slice.number()));
        }
    }
}
