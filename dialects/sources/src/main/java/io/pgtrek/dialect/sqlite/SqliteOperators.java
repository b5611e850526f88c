package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Arithmetic;
import io.pgtrek.sql.Binding;
import io.pgtrek.sql.CommonOperators;
import io.pgtrek.sql.Comparison;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.JsonPaths;
import io.pgtrek.sql.TextFunctions;
import io.pgtrek.sql.UntranslatableException;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** What SQLite's operators mean in PostgreSQL. */
final class SqliteOperators {

    private SqliteOperators() {}

    static Map<String, BinaryOperator<Fragment>> infix() {
        Map<String, BinaryOperator<Fragment>> rules = CommonOperators.infix();
        for (String operator : List.of("=", "<>", "!=", "<", "<=", ">", ">=")) {
            rules.computeIfPresent(operator, (key, rule) -> withAffinity(rule));
        }
        rules.put("==", withAffinity(Comparison::equal));
        for (String operator : List.of("+", "-", "*")) {
            rules.computeIfPresent(operator, (key, rule) -> inFloatingPoint(rule));
        }
        rules.put("/", SqliteOperators::divide);
        rules.put("%", SqliteOperators::remainder);
        rules.put("||", TextFunctions::join);
        rules.put("&", (left, right) -> bits("&", left, right));
        rules.put("|", (left, right) -> bits("|", left, right));
        rules.put("->", (document, path) -> JsonPaths.extract("#>", Family.JSON, document, path));
        rules.put("->>", (document, path) -> JsonPaths.extract("#>>", Family.TEXT, document, path));
        return Map.copyOf(rules);
    }

    static Map<String, UnaryOperator<Fragment>> prefix() {
        Map<String, UnaryOperator<Fragment>> rules = CommonOperators.prefix();
        rules.put("~", SqliteOperators::complement);
        return rules;
    }

    /** A number compared with a column of text is compared as text. */
    private static BinaryOperator<Fragment> withAffinity(BinaryOperator<Fragment> rule) {
        return (left, right) -> rule.apply(asTextWith(right, left), asTextWith(left, right));
    }

    private static Fragment asTextWith(Fragment other, Fragment value) {
        String literal = value.literal();
        boolean column = other.family() == Family.TEXT && other.type() != null;
        return column && literal != null && value.family().isInteger() ? Fragment.text(literal) : value;
    }

    /** A number with a point is floating point to SQLite, and what it computes with an integer is as well. */
    private static BinaryOperator<Fragment> inFloatingPoint(BinaryOperator<Fragment> rule) {
        return (left, right) -> rule.apply(floatingWith(right, left), floatingWith(left, right));
    }

    private static Fragment floatingWith(Fragment other, Fragment value) {
        boolean point = other.isLiteral() && other.family() == Family.NUMERIC;
        boolean exact = value.family().isInteger() && !value.isLiteral();
        return point && exact ? value.cast("double precision", Family.DOUBLE) : value;
    }

    private static Fragment divide(Fragment left, Fragment right) {
        if (isFloat(left) || isFloat(right)) {
            return Arithmetic.divideFloat(left, right);
        }
        if (left.family() == Family.NUMERIC || right.family() == Family.NUMERIC) {
            throw new UntranslatableException("division of a numeric column is whole or not by each row's value");
        }
        return Arithmetic.divideWhole(left, right);
    }

    private static boolean isFloat(Fragment value) {
        return value.family().isFloat() || value.isLiteral() && value.family() == Family.NUMERIC;
    }

    private static Fragment remainder(Fragment left, Fragment right) {
        if (!left.family().isInteger() || !right.family().isInteger()) {
            throw new UntranslatableException("remainder of numbers that are not integers");
        }
        return Arithmetic.remainder(left, right);
    }

    private static Fragment bits(String operator, Fragment left, Fragment right) {
        checkInteger(left);
        checkInteger(right);
        Family family = left.family() == Family.BIGINT ? Family.BIGINT : right.family();
        return Fragment.infix(operator, Binding.OTHER, family, left, right);
    }

    private static Fragment complement(Fragment value) {
        checkInteger(value);
        return Fragment.of("~" + value.at(Binding.CAST), Binding.OTHER, value.family(), value);
    }

    private static void checkInteger(Fragment value) {
        if (!value.family().isInteger()) {
            throw new UntranslatableException("an operator of bits on what is no integer");
        }
    }
}
