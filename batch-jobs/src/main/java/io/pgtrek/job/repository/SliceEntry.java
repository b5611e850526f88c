package io.pgtrek.job.repository;

import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.spi.Alteration;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A finished slice.
 *
 * @param alterations by source column
 * @param hash of the copied rows; null when not taken, or when it is no longer true
 * @param refused of the rows that the server refused; null as {@code hash}
 * @param loaded of rejected rows that were loaded later, and are in neither of the others; null when there are none
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
        @Nullable SliceHash hash,
        @Nullable SliceHash refused,
        @Nullable SliceHash loaded) {

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
        this(table, slice, read, copied, rejected, bytes, millis, alterations, null, null, null);
    }

    /** With hashes of the copied rows, and of those that the server refused. */
    public SliceEntry hashed(SliceHash ofCopied, SliceHash ofRefused) {
        return new SliceEntry(
                table, slice, read, copied, rejected, bytes, millis, alterations, ofCopied, ofRefused, null);
    }
}
