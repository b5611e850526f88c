package io.pgtrek.job.repository;

import io.pgtrek.spi.Alteration;
import java.util.Map;
import java.util.TreeMap;

/**
 * A finished slice.
 *
 * @param alterations by source column
 */
public record SliceEntry(
        int table,
        int slice,
        long read,
        long copied,
        long rejected,
        long bytes,
        long millis,
        Map<String, Map<Alteration, Long>> alterations) {

    public SliceEntry {
        alterations = new TreeMap<>(alterations);
    }
}
