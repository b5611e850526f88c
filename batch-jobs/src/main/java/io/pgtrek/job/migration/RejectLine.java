package io.pgtrek.job.migration;

import io.pgtrek.postgresql.copy.RejectedRow;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.spi.Alteration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A rejected row as it stands in a reject file.
 *
 * @param source and {@code table}: names for people, which must be those of the plan
 * @param key by source column; empty where the table has no primary key
 * @param column source name of the column at fault; null when nobody said
 * @param sqlState null when the row never reached the server; {@code code} is then this program's own
 * @param altered what policy changed in values that were converted, by source column
 * @param values by source column
 */
record RejectLine(
        RejectId id,
        String job,
        String source,
        String table,
        Map<String, @Nullable RejectedValue> key,
        @Nullable String column,
        String reason,
        String code,
        @Nullable String sqlState,
        Map<String, List<Alteration>> altered,
        Map<String, @Nullable RejectedValue> values) {

    RejectLine {
        key = Collections.unmodifiableMap(new LinkedHashMap<>(key));
        altered = Map.copyOf(altered);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    static RejectLine of(RejectOrigin origin, long line, RejectedRow row) {
        Map<String, @Nullable RejectedValue> key = new LinkedHashMap<>();
        origin.key().stream()
                .filter(row.values()::containsKey)
                .forEach(name -> key.put(name, row.values().get(name)));
        return new RejectLine(
                origin.id(line),
                origin.job(),
                origin.table().source().name().toString(),
                origin.table().name().toString(),
                key,
                row.column(),
                row.reason(),
                row.code(),
                row.sqlState(),
                altered(row),
                row.values());
    }

    private static Map<String, List<Alteration>> altered(RejectedRow row) {
        Map<String, List<Alteration>> altered = new LinkedHashMap<>();
        row.alterations().forEach((column, counts) -> altered.put(column, List.copyOf(counts.keySet())));
        return altered;
    }

    /** The same row, still as someone may have edited it, refused for another reason. */
    RejectLine again(RejectedRow row) {
        return new RejectLine(
                id, job, source, table, key, row.column(), row.reason(), row.code(), row.sqlState(), altered, values);
    }

    /** Size of the values, about. */
    long characters() {
        return values.values().stream()
                .mapToLong(value -> value instanceof RejectedValue.Text text
                        ? text.text().length()
                        : value instanceof RejectedValue.SourceText source
                                ? source.text().length()
                                : value instanceof RejectedValue.SourceHex hex
                                        ? hex.hex().length()
                                        : 16)
                .sum();
    }
}
