package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An index that is not itself a primary key or unique constraint.
 *
 * @param method what the source calls its kind
 * @param where predicate of a partial index, SQL of the source; null for a whole one
 */
public record Index(
        Identifier name,
        boolean unique,
        Method method,
        List<Part> parts,
        @Nullable String where,
        @Nullable String comment) {

    public Index {
        parts = List.copyOf(parts);
    }

    /** Kinds of index. */
    public enum Method {
        BTREE,
        HASH,
        FULLTEXT,
        SPATIAL,
        VECTOR
    }

    /**
     * One key of an index: a column or an expression, never both.
     *
     * @param column null for an expression
     * @param expression SQL of the source; null for a column
     * @param prefixLength characters (bytes for binary types) of the column that are indexed; null for all
     * @param collation of the key where it differs from the column's; null otherwise
     */
    public record Part(
            @Nullable Identifier column,
            @Nullable String expression,
            @Nullable Integer prefixLength,
            boolean descending,
            @Nullable String collation) {

        public Part {
            if ((column == null) == (expression == null)) {
                throw new IllegalArgumentException("an index key is either a column or an expression");
            }
        }

        public static Part of(Identifier column) {
            return new Part(column, null, null, false, null);
        }
    }
}
