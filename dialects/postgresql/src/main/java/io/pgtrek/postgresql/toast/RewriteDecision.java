package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether and how the values of a column can be made anew. */
public sealed interface RewriteDecision permits RewriteColumn, RewriteRefusal {

    ToastColumn column();

    /** Expressions of what may be compressed inside of a value and is to be looked at. */
    default List<String> fields() {
        return List.of();
    }

    /** The column's name as it stands in SQL. */
    default String name() {
        return PostgresIdentifiers.RULES.quote(column().name());
    }

    /** Condition in SQL that holds while the value is compressed by another method; never null. */
    default String stale(CompressionMethod wanted) {
        return Stream.concat(Stream.of(name()), fields().stream())
                .map(value -> "coalesce(pg_column_compression(" + value + ") <> '" + wanted.word() + "', false)")
                .collect(Collectors.joining(" OR ", "(", ")"));
    }
}
