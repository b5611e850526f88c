package io.pgtrek.dialect.mysql;

import io.pgtrek.sql.Coercion;
import io.pgtrek.sql.DayFunctions;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.CastRule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What CAST means in PostgreSQL. */
final class MysqlCasts {

    private MysqlCasts() {}

    static Map<String, CastRule> rules() {
        Map<String, CastRule> rules = new HashMap<>();
        for (String name : new String[] {"signed", "signed integer", "signed int"}) {
            rules.put(name, (value, arguments) -> number(value, "bigint", Family.BIGINT));
        }
        for (String name : new String[] {"unsigned", "unsigned integer", "unsigned int"}) {
            rules.put(name, (value, arguments) -> unsigned());
        }
        rules.put("decimal", (value, arguments) -> number(value, decimal(arguments), Family.NUMERIC));
        rules.put("double", (value, arguments) -> number(value, "double precision", Family.DOUBLE));
        rules.put("char", MysqlCasts::text);
        rules.put("date", (value, arguments) -> DayFunctions.date(value));
        rules.put("datetime", MysqlCasts::timestamp);
        rules.put("json", (value, arguments) -> json(value));
        return rules;
    }

    /** Text is refused: MySQL takes the digits it starts with, PostgreSQL gives an error. */
    private static Fragment number(Fragment value, String type, Family family) {
        return Coercion.toNumber(value).cast(type, family);
    }

    private static Fragment unsigned() {
        throw new UntranslatableException("cast to unsigned wraps negative numbers, which PostgreSQL does not");
    }

    private static String decimal(List<String> arguments) {
        return arguments.isEmpty() ? "numeric(10,0)" : "numeric(" + String.join(",", arguments) + ")";
    }

    private static Fragment text(Fragment value, List<String> arguments) {
        Fragment text = Coercion.toText(value);
        return arguments.isEmpty()
                ? text
                : Fragment.call("left", Family.TEXT, text, Fragment.atom(arguments.get(0), Family.INTEGER));
    }

    private static Fragment timestamp(Fragment value, List<String> arguments) {
        Fragment day = Coercion.toDay(value);
        String precision = arguments.isEmpty() ? "(0)" : "(" + arguments.get(0) + ")";
        return day.cast("timestamp" + precision, Family.TIMESTAMP);
    }

    private static Fragment json(Fragment value) {
        if (value.family() == Family.JSON) {
            return value;
        }
        if (value.isText()) {
            return Fragment.atom(value.sql(), Family.JSON).cast("jsonb", Family.JSON);
        }
        throw new UntranslatableException("cast to json of what is not written down");
    }
}
