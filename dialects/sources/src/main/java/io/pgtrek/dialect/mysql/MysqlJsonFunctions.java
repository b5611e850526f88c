package io.pgtrek.dialect.mysql;

import io.pgtrek.sql.Arguments;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.JsonPaths;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.List;
import java.util.Map;

/** What MySQL's functions of JSON mean in PostgreSQL. */
final class MysqlJsonFunctions {

    private MysqlJsonFunctions() {}

    static void add(Map<String, FunctionRule> rules) {
        MysqlFunctions.put(rules, (arguments, purpose) -> valid(arguments), "json_valid");
        MysqlFunctions.put(rules, (arguments, purpose) -> part(arguments, "#>", Family.JSON), "json_extract");
        MysqlFunctions.put(rules, (arguments, purpose) -> unquote(arguments), "json_unquote");
        MysqlFunctions.put(rules, (arguments, purpose) -> part(arguments, "#>>", Family.TEXT), "json_value");
        MysqlFunctions.put(rules, (arguments, purpose) -> empty("json_array", arguments, "'[]'"), "json_array");
        MysqlFunctions.put(rules, (arguments, purpose) -> empty("json_object", arguments, "'{}'"), "json_object");
    }

    private static Fragment valid(List<Fragment> arguments) {
        Arguments.count("json_valid", arguments, 1, 1);
        throw new UntranslatableException(
                arguments.get(0).family() == Family.JSON
                        ? "json_valid is always true of a column of type json"
                        : "function json_valid of a column that is not json has no counterpart before PostgreSQL 16");
    }

    private static Fragment part(List<Fragment> arguments, String operator, Family family) {
        Arguments.count("json_extract", arguments, 2, 2);
        return JsonPaths.extract(operator, family, arguments.get(0), arguments.get(1));
    }

    /** Only around json_extract: the text of what {@code #>} took is what {@code #>>} takes. */
    private static Fragment unquote(List<Fragment> arguments) {
        Arguments.count("json_unquote", arguments, 1, 1);
        Fragment part = arguments.get(0);
        if (part.family() != Family.JSON || !part.sql().contains(" #> ")) {
            throw new UntranslatableException("function json_unquote of what is not taken from a JSON column");
        }
        int operator = part.sql().lastIndexOf(" #> ");
        String sql = part.sql().substring(0, operator) + " #>> " + part.sql().substring(operator + 4);
        return Fragment.of(sql, part.binding(), Family.TEXT, part);
    }

    private static Fragment empty(String name, List<Fragment> arguments, String sql) {
        Arguments.count(name, arguments, 0, 0);
        return Fragment.atom(sql, Family.JSON);
    }
}
