package io.pgtrek.postgresql.copy;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Alteration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A row that PostgreSQL cannot hold.
 *
 * @param values by the column's name in the source, in the order of the columns; null for NULL
 * @param alterations what policy changed in values that were converted, by source name
 * @param column the source column at fault; null when the server did not say
 * @param reason a phrase that holds no value
 * @param code what the server said (SQLSTATE), else {@link io.pgtrek.spi.Refusal#code()}
 * @param sqlState what the server said; null when the row never reached it
 */
public record RejectedRow(
        QualifiedName table,
        Map<String, @Nullable RejectedValue> values,
        Map<String, Map<Alteration, Long>> alterations,
        @Nullable String column,
        String reason,
        String code,
        @Nullable String sqlState) {

    /** Longest value that is kept; longer ones are {@link RejectedValue.LeftOut}. */
    public static final int MOST_VALUE = 1 << 20;

    public RejectedRow {
        alterations = Collections.unmodifiableMap(new TreeMap<>(alterations));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
