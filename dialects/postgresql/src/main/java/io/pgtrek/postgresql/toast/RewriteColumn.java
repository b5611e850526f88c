package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How the values of one column are made anew. All SQL is for a session of {@link RewriteSession}.
 *
 * @param method {@link RewriteMethod#DIRECT} or {@link RewriteMethod#TEXT_CAST}
 * @param expression the same value, never compressed
 * @param fields expressions of what may be compressed inside of a composite value, as far as the method reaches it
 * @param rawBytes expression of a value's uncompressed size, which does not read the value; an estimate for some types
 * @param hash expression of a hash of the value's bytes, null where the type has no binary form
 */
public record RewriteColumn(
        ToastColumn column,
        RewriteMethod method,
        String expression,
        List<String> fields,
        String rawBytes,
        @Nullable String hash)
        implements RewriteDecision {

    public RewriteColumn {
        fields = List.copyOf(fields);
    }

    /** The column's name as it stands in SQL. */
    String name() {
        return PostgresIdentifiers.RULES.quote(column.name());
    }

    /** Condition that holds while the value is compressed by another method; never null. */
    String stale(CompressionMethod wanted) {
        return Stream.concat(Stream.of(name()), fields.stream())
                .map(value -> "coalesce(pg_column_compression(" + value + ") <> '" + wanted.word() + "', false)")
                .collect(Collectors.joining(" OR ", "(", ")"));
    }
}
