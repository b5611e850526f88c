package io.pgtrek.job.migration;

import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.verification.Part;
import io.pgtrek.job.verification.Sides;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.spi.Slice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Tells the parts that differ from the source; the others are entered as up to date. */
final class RefreshScan {

    private final MigrationRun run;
    private final Sides sides;
    private final Map<SliceName, SliceEntry> slices = new HashMap<>();
    private final Queue<Part> differing = new ConcurrentLinkedQueue<>();

    RefreshScan(MigrationRun run) throws SQLException {
        this.run = run;
        this.sides = new Sides(run.source(), run.sourcePool(), run.target());
        run.slices().entries().forEach(entry -> slices.put(new SliceName(entry.table(), entry.slice()), entry));
    }

    void compare(Part part) throws SQLException {
        if (same(part)) {
            enter(part);
        } else {
            differing.add(part);
        }
        run.progress().step(Phase.COMPARE, part.table().table().name().toString());
    }

    /** Also the rejects must be the same ones, or their file says what is no longer true. */
    private boolean same(Part part) throws SQLException {
        SliceHash target = sides.target(part);
        Sides.SourceHash source = sides.source(part);
        SliceHash stored = source.hash();
        long refused = source.refused();
        long rejected = 0;
        for (Slice slice : part.slices()) {
            SliceEntry entry = slices.get(name(part, slice));
            if (entry == null) {
                return false;
            }
            rejected += entry.rejected();
            SliceHash byServer = entry.refused();
            if (byServer != null && byServer.rows() > 0) {
                stored = stored.minus(byServer);
                refused += byServer.rows();
            }
            SliceHash loaded = entry.loaded();
            if (loaded != null) {
                stored = stored.plus(loaded);
                refused -= loaded.rows();
            }
        }
        return stored.equals(target) && refused == rejected;
    }

    private void enter(Part part) throws SQLException {
        try (Connection target = run.target().getConnection()) {
            target.setAutoCommit(false);
            for (Slice slice : part.slices()) {
                run.slices()
                        .unchanged(
                                target,
                                part.table().table().number(),
                                slice.number(),
                                run.record().refreshPass());
            }
            target.commit();
        }
    }

    private static SliceName name(Part part, Slice slice) {
        return new SliceName(part.table().table().number(), slice.number());
    }

    /** The largest tables first. */
    List<Part> differing() {
        return differing.stream()
                .sorted(Comparator.comparingLong(
                                (Part part) -> part.table().table().source().estimatedBytes())
                        .reversed()
                        .thenComparing(part -> name(part, part.slices().get(0))))
                .toList();
    }
}
