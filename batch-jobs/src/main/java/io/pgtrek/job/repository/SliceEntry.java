package io.pgtrek.job.repository;

import io.pgtrek.spi.Alteration;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A finished slice.
 *
 * @param alterations by source column
 * @param hash of the copied rows, as {@link io.pgtrek.postgresql.verify.SliceHash#text()}; null when not taken
 */
public record SliceEntry(
        int table,
        int slice,
        long read,
        long copied,
        long rejected,
        long bytes,
        long millis,
        Map<String, Map<Alteration, Long>> alterations,
        @Nullable String hash) {

    public SliceEntry {
        alterations = new TreeMap<>(alterations);
    }

    /** Without a hash. */
    public SliceEntry(
            int table,
            int slice,
            long read,
            long copied,
            long rejected,
            long bytes,
            long millis,
            Map<String, Map<Alteration, Long>> alterations) {
        this(table, slice, read, copied, rejected, bytes, millis, alterations, null);
    }
}
