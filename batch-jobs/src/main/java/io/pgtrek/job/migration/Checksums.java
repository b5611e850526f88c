package io.pgtrek.job.migration;

import io.pgtrek.job.verification.Compared;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.verify.Differences;
import io.pgtrek.report.Checksum;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.ToLongFunction;

/** What comparing by hash has found so far. */
final class Checksums {

    private final Queue<Compared> parts = new ConcurrentLinkedQueue<>();

    void add(Compared part) {
        parts.add(part);
    }

    private List<Compared> of(TargetTable table) {
        return parts.stream()
                .filter(part -> part.part().table().table().number() == table.number())
                .sorted(Comparator.comparingInt(
                        part -> part.part().slices().get(0).number()))
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
