package io.pgtrek.plan;

import io.pgtrek.name.Identifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An index to be created.
 *
 * @param method PostgreSQL access method, e.g. {@code btree}
 * @param where PostgreSQL predicate; null for a whole index
 */
public record TargetIndex(
        Identifier name,
        boolean unique,
        String method,
        List<Part> parts,
        @Nullable String where,
        @Nullable String comment) {

    public TargetIndex {
        parts = List.copyOf(parts);
    }

    /** One key: PostgreSQL SQL, a quoted column or a parenthesised expression with collation and operator class. */
    public record Part(String sql, boolean descending) {}
}
