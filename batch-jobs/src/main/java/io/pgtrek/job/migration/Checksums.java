package io.pgtrek.job.migration;

import io.pgtrek.job.verification.Compared;
import io.pgtrek.job.verification.Part;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.verify.Differences;
import io.pgtrek.report.Checksum;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.ToLongFunction;

/** What comparing by hash has found so far. */
final class Checksums {

    /** By their first slice. */
    private final Map<SliceName, Compared> parts = new ConcurrentSkipListMap<>();

    /** A part that was compared before, when a connection was lost meanwhile, is replaced. */
    void add(Compared compared) {
        Part part = compared.part();
        int table = part.table().table().number();
        parts.put(new SliceName(table, part.slices().get(0).number()), compared);
    }

    private List<Compared> of(TargetTable table) {
        return parts.entrySet().stream()
                .filter(entry -> entry.getKey().table() == table.number())
                .map(Map.Entry::getValue)
                .toList();
    }

    Checksum state(TargetTable table) {
        List<Compared> compared = of(table);
        if (compared.isEmpty()) {
            return Checksum.NOT_TAKEN;
        }
        return compared.stream().allMatch(Compared::equal) ? Checksum.EQUAL : Checksum.DIFFERENT;
    }

    /** Rows in the target. */
    long rows(TargetTable table) {
        return sum(table, Compared::rows);
    }

    /** Bytes of large types: in the target, less those in the source. */
    long surplusBytes(TargetTable table) {
        return sum(table, part -> part.bytes() - part.sourceBytes());
    }

    private long sum(TargetTable table, ToLongFunction<Compared> what) {
        return of(table).stream().mapToLong(what).sum();
    }

    List<Differences> differences(TargetTable table) {
        return of(table).stream()
                .map(Compared::differences)
                .filter(Objects::nonNull)
                .toList();
    }
}
