package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Coercion;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.CastRule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What CAST means in PostgreSQL. */
final class SqliteCasts {

    private SqliteCasts() {}

    static Map<String, CastRule> rules() {
        Map<String, CastRule> rules = new HashMap<>();
        for (String name : List.of("integer", "int", "bigint")) {
            rules.put(name, (value, arguments) -> integer(value));
        }
        for (String name : List.of("real", "double", "float", "double precision")) {
            rules.put(name, (value, arguments) -> number(value).cast("double precision", Family.DOUBLE));
        }
        for (String name : List.of("text", "varchar")) {
            rules.put(name, (value, arguments) -> Coercion.toText(value));
        }
        return rules;
    }

    /** Digits behind the point are cut off, not rounded. */
    private static Fragment integer(Fragment value) {
        Fragment number = number(value);
        return number.family().isInteger()
                ? number
                : Fragment.call("trunc", number.family(), number).cast("bigint", Family.BIGINT);
    }

    /** Text is refused: SQLite takes the digits it starts with, PostgreSQL gives an error. */
    private static Fragment number(Fragment value) {
        if (value.family() == Family.TEXT) {
            throw new UntranslatableException("cast of text to a number takes the digits it starts with");
        }
        return Coercion.toNumber(value);
    }
}
