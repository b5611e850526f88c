package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.sql.Arguments;
import io.pgtrek.sql.Arithmetic;
import io.pgtrek.sql.Binding;
import io.pgtrek.sql.Coercion;
import io.pgtrek.sql.Conditions;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.NumberFunctions;
import io.pgtrek.sql.TextFunctions;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What MySQL's functions of text and numbers mean in PostgreSQL. */
final class MysqlFunctions {

    private MysqlFunctions() {}

    static Map<String, FunctionRule> rules() {
        Map<String, FunctionRule> rules = new HashMap<>();
        texts(rules);
        numbers(rules);
        choices(rules);
        MysqlDayFunctions.add(rules);
        MysqlJsonFunctions.add(rules);
        return rules;
    }

    private static void texts(Map<String, FunctionRule> rules) {
        put(rules, TextFunctions.ofTexts("lower", 1), "lower", "lcase");
        put(rules, TextFunctions.ofTexts("upper", 1), "upper", "ucase");
        put(rules, TextFunctions.ofTexts("btrim", 1), "trim");
        put(rules, TextFunctions.ofTexts("ltrim", 1), "ltrim");
        put(rules, TextFunctions.ofTexts("rtrim", 1), "rtrim");
        put(rules, TextFunctions.ofTexts("reverse", 1), "reverse");
        put(rules, TextFunctions.ofTexts("replace", 3), "replace");
        put(rules, TextFunctions.ofTexts("md5", 1), "md5");
        put(rules, TextFunctions.measure("octet_length"), "length", "octet_length");
        put(rules, TextFunctions.measure("bit_length"), "bit_length");
        put(rules, TextFunctions.measure("char_length"), "char_length", "character_length");
        put(rules, TextFunctions.cut("left", 2), "left");
        put(rules, TextFunctions.cut("right", 2), "right");
        put(rules, TextFunctions.cut("repeat", 2), "repeat");
        put(rules, (arguments, purpose) -> TextFunctions.substring(arguments), "substr", "substring", "mid");
        put(rules, (arguments, purpose) -> TextFunctions.position(arguments), "instr");
        put(rules, (arguments, purpose) -> locate(arguments), "locate");
        put(rules, (arguments, purpose) -> TextFunctions.concatenate(arguments), "concat");
        put(rules, (arguments, purpose) -> concatWithSeparator(arguments), "concat_ws");
        refuse(rules, "PostgreSQL has it only in the extension pgcrypto", "sha", "sha1");
    }

    private static void numbers(Map<String, FunctionRule> rules) {
        put(rules, NumberFunctions.sameType("abs"), "abs");
        put(rules, NumberFunctions.whole("floor"), "floor");
        put(rules, NumberFunctions.whole("ceil"), "ceil", "ceiling");
        put(rules, NumberFunctions.floating("power", 2), "pow", "power");
        put(rules, NumberFunctions.floating("exp", 1), "exp");
        put(rules, NumberFunctions.extreme("greatest"), "greatest");
        put(rules, NumberFunctions.extreme("least"), "least");
        put(rules, (arguments, purpose) -> NumberFunctions.round(arguments), "round");
        put(rules, (arguments, purpose) -> remainder(arguments), "mod");
        put(rules, (arguments, purpose) -> squareRoot(arguments), "sqrt");
        put(rules, (arguments, purpose) -> random(arguments), "rand");
    }

    private static void choices(Map<String, FunctionRule> rules) {
        put(rules, (arguments, purpose) -> NumberFunctions.coalesce(arguments), "coalesce", "ifnull");
        put(rules, (arguments, purpose) -> NumberFunctions.nullif(arguments), "nullif");
        put(rules, (arguments, purpose) -> NumberFunctions.choose(arguments), "if");
        put(rules, (arguments, purpose) -> isNull(arguments), "isnull");
        put(rules, (arguments, purpose) -> uuid(), "uuid");
    }

    static void put(Map<String, FunctionRule> rules, FunctionRule rule, String... names) {
        for (String name : names) {
            rules.put(name, rule);
        }
    }

    static void refuse(Map<String, FunctionRule> rules, String why, String... names) {
        for (String name : names) {
            rules.put(name, (arguments, purpose) -> {
                throw new UntranslatableException("function " + name + " is not translated: " + why);
            });
        }
    }

    private static Fragment locate(List<Fragment> arguments) {
        Arguments.count("locate", arguments, 2, 2);
        return TextFunctions.position(List.of(arguments.get(1), arguments.get(0)));
    }

    private static Fragment concatWithSeparator(List<Fragment> arguments) {
        Arguments.count("concat_ws", arguments, 2, Integer.MAX_VALUE);
        List<Fragment> texts = arguments.stream().map(Coercion::toText).toList();
        return Fragment.call("concat_ws", Family.TEXT, texts)
                .unstable("function concat_ws is not immutable in PostgreSQL");
    }

    private static Fragment remainder(List<Fragment> arguments) {
        Arguments.count("mod", arguments, 2, 2);
        return Arithmetic.remainder(arguments.get(0), arguments.get(1));
    }

    /** The root of a negative number is null there and an error here. */
    private static Fragment squareRoot(List<Fragment> arguments) {
        Fragment root = NumberFunctions.floating("sqrt", 1).apply(arguments, Purpose.CHECK);
        String number = Coercion.toNumber(arguments.get(0)).at(Binding.OTHER);
        return Fragment.of(
                "CASE WHEN " + number + " >= 0 THEN " + root.sql() + " END", Binding.ATOM, Family.DOUBLE, root);
    }

    private static Fragment random(List<Fragment> arguments) {
        Arguments.count("rand", arguments, 0, 0);
        return Fragment.atom("random()", Family.DOUBLE).unstable("function rand is not immutable");
    }

    private static Fragment isNull(List<Fragment> arguments) {
        Arguments.count("isnull", arguments, 1, 1);
        return Conditions.is(arguments.get(0), Fragment.atom("NULL", Family.NULL), false);
    }

    private static Fragment uuid() {
        return Fragment.atom("gen_random_uuid()", Family.UUID).unstable("function uuid is not immutable");
    }
}
