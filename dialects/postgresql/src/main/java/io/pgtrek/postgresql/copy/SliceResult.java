package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Alteration;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What became of a slice; {@code read = copied + rejected}.
 *
 * @param bytes of accepted rows in binary COPY form
 * @param alterations by the column's name in the source, sorted; counts of copied rows only
 */
public record SliceResult(
        long read, long copied, long rejected, long bytes, Map<String, Map<Alteration, Long>> alterations) {
    public SliceResult {
        alterations = Collections.unmodifiableMap(new TreeMap<>(alterations));
    }
}
