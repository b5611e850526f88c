package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Alteration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How often policy changed a value, by column. */
final class AlterationCounts {
    private final long[][] counts;

    AlterationCounts(int columns) {
        counts = new long[columns][Alteration.values().length];
    }

    void add(int column, Alteration what) {
        counts[column][what.ordinal()]++;
    }

    /** By source name; columns and alterations that never occurred are left out. */
    Map<String, Map<Alteration, Long>> byColumn(List<CopyColumn> columns) {
        Map<String, Map<Alteration, Long>> result = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
            Map<Alteration, Long> own = new EnumMap<>(Alteration.class);
            for (Alteration what : Alteration.values()) {
                if (counts[i][what.ordinal()] > 0) {
                    own.put(what, counts[i][what.ordinal()]);
                }
            }
            if (!own.isEmpty()) {
                result.put(columns.get(i).source().text(), own);
            }
        }
        return result;
    }
}
