package io.pgtrek.sql;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Operators that mean the same in every database, once types are made explicit. */
public final class CommonOperators {

    private CommonOperators() {}

    /** AND, OR, comparisons, {@code + - *}; a new map for the caller to extend. */
    public static Map<String, BinaryOperator<Fragment>> infix() {
        Map<String, BinaryOperator<Fragment>> rules = new HashMap<>();
        rules.put("and", CommonOperators::and);
        rules.put("or", CommonOperators::or);
        for (String operator : List.of("=", "<>", "<", "<=", ">", ">=")) {
            rules.put(operator, (left, right) -> Comparison.of(operator, Binding.COMPARISON, left, right));
        }
        rules.put("!=", (left, right) -> Comparison.of("<>", Binding.COMPARISON, left, right));
        rules.put("+", Arithmetic::add);
        rules.put("-", Arithmetic::subtract);
        rules.put("*", Arithmetic::multiply);
        return rules;
    }

    /** NOT and the signs; a new map for the caller to extend. */
    public static Map<String, UnaryOperator<Fragment>> prefix() {
        Map<String, UnaryOperator<Fragment>> rules = new HashMap<>();
        rules.put("not", CommonOperators::not);
        rules.put("-", Arithmetic::negate);
        rules.put("+", Coercion::toNumber);
        return rules;
    }

    public static Fragment and(Fragment left, Fragment right) {
        return logical("AND", Binding.AND, left, right);
    }

    public static Fragment or(Fragment left, Fragment right) {
        return logical("OR", Binding.OR, left, right);
    }

    public static Fragment not(Fragment value) {
        Fragment condition = Coercion.toBoolean(value);
        return Fragment.of("NOT " + condition.at(Binding.ATOM), Binding.NOT, Family.BOOLEAN, condition);
    }

    private static Fragment logical(String operator, Binding binding, Fragment left, Fragment right) {
        return Fragment.infix(operator, binding, Family.BOOLEAN, Coercion.toBoolean(left), Coercion.toBoolean(right));
    }
}
