package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.ValueDisplay;
import io.pgtrek.postgresql.verify.RowDifference.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The values of a few rows that differ. */
final class RowDetails {
    /** Of a row without a key, so many values are shown. */
    private static final int SHOWN_COLUMNS = 8;

    private final CopyTarget table;
    private final RowShape shape;
    private final ValueDisplay display;
    private final Map<Long, Pair> pairs;

    /** What both sides have under a key; of equal keys, the first row. */
    private static final class Pair {
        private @Nullable ShownRow source;
        private @Nullable ShownRow target;
        private long sources;
        private long targets;
    }

    RowDetails(CopyTarget table, RowShape shape, Collection<Long> keys, int limit) {
        this.table = table;
        this.shape = shape;
        this.display = new ValueDisplay(table);
        this.pairs = keys.stream()
                .sorted()
                .limit(limit)
                .collect(Collectors.toMap(key -> key, key -> new Pair(), (a, b) -> a, TreeMap::new));
    }

    void source(byte[] row, int from) {
        Pair pair = pairs.get(shape.keyHash(row, from));
        if (pair != null) {
            pair.sources++;
            pair.source = pair.source == null ? ShownRow.of(shape, row, from) : pair.source;
        }
    }

    void target(byte[] row, int from) {
        Pair pair = pairs.get(shape.keyHash(row, from));
        if (pair != null) {
            pair.targets++;
            pair.target = pair.target == null ? ShownRow.of(shape, row, from) : pair.target;
        }
    }

    List<RowDifference> differences() {
        List<RowDifference> differences = new ArrayList<>();
        pairs.values().forEach(pair -> add(differences, pair));
        return differences;
    }

    private void add(List<RowDifference> differences, Pair pair) {
        ShownRow source = pair.source;
        ShownRow target = pair.target;
        if (source != null && pair.sources > pair.targets) {
            differences.add(new RowDifference(Kind.MISSING, key(source), shape.hasKey(), null, null, null));
        } else if (target != null && pair.targets > pair.sources) {
            differences.add(new RowDifference(Kind.EXTRA, key(target), shape.hasKey(), null, null, null));
        } else if (source != null && target != null) {
            IntStream.range(0, shape.columns())
                    .filter(column ->
                            !source.fields().get(column).same(target.fields().get(column)))
                    .forEach(column -> differences.add(new RowDifference(
                            Kind.CHANGED,
                            key(source),
                            shape.hasKey(),
                            name(column),
                            source.text(column, display),
                            target.text(column, display))));
        }
    }

    private String key(ShownRow row) {
        return IntStream.range(0, shape.columns())
                .filter(column -> !shape.hasKey() || shape.isKey(column))
                .limit(SHOWN_COLUMNS)
                .mapToObj(column -> name(column) + "=" + row.text(column, display))
                .collect(Collectors.joining(", "));
    }

    private String name(int column) {
        return table.columns().get(column).name().text();
    }
}
