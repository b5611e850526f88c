package io.pgtrek.spi;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import java.util.Map;

/**
 * What stands around an expression.
 *
 * @param columns the table's columns by source name; look-up ignores case where the source does
 * @param purpose where the result will stand
 */
public record ExpressionContext(Map<Identifier, Target> columns, Purpose purpose) {

    public ExpressionContext {
        columns = Map.copyOf(columns);
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
