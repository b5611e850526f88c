package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.sql.Arguments;
import io.pgtrek.sql.Binding;
import io.pgtrek.sql.Coercion;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.JsonPaths;
import io.pgtrek.sql.NumberFunctions;
import io.pgtrek.sql.TextFunctions;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What SQLite's functions mean in PostgreSQL. */
final class SqliteFunctions {

    private SqliteFunctions() {}

    static Map<String, FunctionRule> rules() {
        Map<String, FunctionRule> rules = new HashMap<>();
        texts(rules);
        numbers(rules);
        rules.put("json_valid", (arguments, purpose) -> jsonValid(arguments));
        rules.put("json_extract", (arguments, purpose) -> jsonExtract(arguments));
        rules.put("typeof", (arguments, purpose) -> {
            throw new UntranslatableException("function typeof tests what the column's type guarantees in PostgreSQL");
        });
        SqliteDayFunctions.add(rules);
        return rules;
    }

    private static void texts(Map<String, FunctionRule> rules) {
        rules.put("lower", folding("lower"));
        rules.put("upper", folding("upper"));
        rules.put("replace", TextFunctions.ofTexts("replace", 3));
        rules.put("trim", trimming("btrim"));
        rules.put("ltrim", trimming("ltrim"));
        rules.put("rtrim", trimming("rtrim"));
        rules.put("length", (arguments, purpose) -> length(arguments));
        rules.put("octet_length", TextFunctions.measure("octet_length"));
        rules.put("instr", (arguments, purpose) -> TextFunctions.position(arguments));
        for (String name : List.of("substr", "substring")) {
            rules.put(name, (arguments, purpose) -> TextFunctions.substring(arguments));
        }
    }

    private static void numbers(Map<String, FunctionRule> rules) {
        rules.put("abs", NumberFunctions.sameType("abs"));
        rules.put("floor", NumberFunctions.whole("floor"));
        rules.put("ceil", NumberFunctions.whole("ceil"));
        rules.put("ceiling", NumberFunctions.whole("ceil"));
        rules.put("round", (arguments, purpose) -> NumberFunctions.round(arguments));
        rules.put("max", NumberFunctions.extreme("greatest"));
        rules.put("min", NumberFunctions.extreme("least"));
        rules.put("nullif", (arguments, purpose) -> NumberFunctions.nullif(arguments));
        for (String name : List.of("coalesce", "ifnull")) {
            rules.put(name, (arguments, purpose) -> NumberFunctions.coalesce(arguments));
        }
        for (String name : List.of("iif", "if")) {
            rules.put(name, (arguments, purpose) -> NumberFunctions.choose(arguments));
        }
    }

    /**
     * SQLite folds ASCII only. A generated value must come out the same; in an index or check PostgreSQL's folding of
     * all letters is what queries will ask for, and where it makes a difference the index or check says so.
     */
    private static FunctionRule folding(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 1, 1);
            Fragment text = Coercion.toText(arguments.get(0));
            return purpose == Purpose.GENERATED
                    ? Fragment.call(
                            name,
                            Family.TEXT,
                            Fragment.of(
                                    text.at(Binding.COLLATE) + " COLLATE \"C\"", Binding.COLLATE, Family.TEXT, text))
                    : Fragment.call(name, Family.TEXT, text);
        };
    }

    private static FunctionRule trimming(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 1, 2);
            return Fragment.call(
                    name, Family.TEXT, arguments.stream().map(Coercion::toText).toList());
        };
    }

    private static Fragment length(List<Fragment> arguments) {
        Arguments.count("length", arguments, 1, 1);
        Fragment value = arguments.get(0);
        return value.family() == Family.BYTES
                ? Fragment.call("octet_length", Family.INTEGER, value)
                : Fragment.call("char_length", Family.INTEGER, Coercion.toText(value));
    }

    private static Fragment jsonValid(List<Fragment> arguments) {
        Arguments.count("json_valid", arguments, 1, 1);
        throw new UntranslatableException(
                arguments.get(0).family() == Family.JSON
                        ? "json_valid is always true of a column of type json"
                        : "function json_valid of a column that is not json has no counterpart before PostgreSQL 16");
    }

    private static Fragment jsonExtract(List<Fragment> arguments) {
        Arguments.count("json_extract", arguments, 2, 2);
        return JsonPaths.extract("#>>", Family.TEXT, arguments.get(0), arguments.get(1));
    }
}
