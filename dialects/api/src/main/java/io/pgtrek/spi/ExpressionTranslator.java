package io.pgtrek.spi;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.type.PgType;

/** Turns SQL of the source into SQL of PostgreSQL, or says why not; never guesses. */
public interface ExpressionTranslator {

    /**
     * A column's default.
     *
     * @param column has a default
     * @param target the type it will have, which decides e.g. whether {@code 1} becomes {@code true}
     */
    Translation translateDefault(Column column, PgType target);

    /** A check, generated column, index key or partial index predicate. */
    Translation translate(String expression, ExpressionContext context);
}
