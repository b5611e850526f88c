package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;

/**
 * One PostgreSQL type with both halves of what concerns values: which fit, asked in SQL before the decision, and how
 * each is written. A value the SQL lets through is one the code can write, save for texts with zero bytes or invalid
 * UTF-8 in them, which SQLite's functions do not see and the code refuses.
 */
interface Conversion {

    PgType target();

    /** SQL condition with <code>{}</code> for the column, true for a value that is not NULL and fits. */
    String fits();

    /**
     * Writes one value.
     *
     * @param value Long, Double, String or byte[]
     * @throws UnconvertibleValueException where it would have to be changed or guessed
     */
    void write(Object value, ValueSink sink);

    /** Whether an empty text is a value; elsewhere it stands for no value, as SQLite's users write it. */
    default boolean takesEmptyText() {
        return false;
    }

    /** For the value of a kind the target has no form for. */
    static UnconvertibleValueException unfit(Object value, String target) {
        String kind = value instanceof Long
                ? "an integer"
                : value instanceof Double ? "a real" : value instanceof String ? "a text" : "a blob";
        return new UnconvertibleValueException(kind + " that is no " + target);
    }
}
