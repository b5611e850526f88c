package io.pgtrek.spi;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What stands around an expression.
 *
 * @param columns the table's columns by source name; look-up ignores case where the source does
 * @param purpose where the result will stand
 * @param result type of the generated column the result is for, so that e.g. a condition becomes a number; null
 *     where there is none or it does not matter
 */
public record ExpressionContext(
        Map<Identifier, Target> columns,
        Purpose purpose,
        @Nullable PgType result) {

    public ExpressionContext {
        columns = Map.copyOf(columns);
    }

    /** Where the result's type does not matter. */
    public ExpressionContext(Map<Identifier, Target> columns, Purpose purpose) {
        this(columns, purpose, null);
    }

    /** A column's name and type in PostgreSQL. */
    public record Target(Identifier name, PgType type) {}

    /** Where an expression stands; PostgreSQL wants immutable functions in all but checks. */
    public enum Purpose {
        CHECK,
        GENERATED,
        INDEX_KEY,
        INDEX_PREDICATE
    }
}
