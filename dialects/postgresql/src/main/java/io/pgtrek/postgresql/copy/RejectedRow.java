package io.pgtrek.postgresql.copy;

import io.pgtrek.name.QualifiedName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row that PostgreSQL cannot hold.
 *
 * @param values by the column's name in the source, as readable text; long values are cut and say so; null for NULL
 * @param column the source column at fault; null when the server did not say
 * @param reason a phrase that holds no value
 * @param sqlState what the server said; null when the row never reached it
 */
public record RejectedRow(
        QualifiedName table,
        Map<String, @Nullable String> values,
        @Nullable String column,
        String reason,
        @Nullable String sqlState) {
    public RejectedRow {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
