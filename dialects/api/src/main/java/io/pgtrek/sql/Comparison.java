package io.pgtrek.sql;

import java.util.List;
import java.util.stream.Collectors;

/** Comparisons, between operands brought to types that PostgreSQL compares as the source does. */
public final class Comparison {

    private static final String ENUM_ORDER = "the source compares an enum's labels as text, PostgreSQL by their order";

    private Comparison() {}

    /** {@code =}, {@code <>}, {@code <}, {@code IS DISTINCT FROM} and so on. */
    public static Fragment of(String operator, Binding binding, Fragment left, Fragment right) {
        Fragment first = operand(right, left);
        Fragment second = operand(left, right);
        check(first, second);
        if (operator.startsWith("<") && !operator.equals("<>") || operator.startsWith(">")) {
            checkOrder(first);
            checkOrder(second);
        }
        return zoned(Fragment.infix(operator, binding, Family.BOOLEAN, first, second), first, second);
    }

    public static Fragment equal(Fragment left, Fragment right) {
        return of("=", Binding.COMPARISON, left, right);
    }

    static Fragment between(Fragment value, Fragment low, Fragment high, boolean negated) {
        Fragment from = of(">=", Binding.COMPARISON, value, low);
        Fragment to = of("<=", Binding.COMPARISON, value, high);
        Fragment first = operand(low, operand(high, value));
        String sql = first.at(Binding.OTHER) + (negated ? " NOT BETWEEN " : " BETWEEN ")
                + operand(value, low).at(Binding.OTHER) + " AND "
                + operand(value, high).at(Binding.OTHER);
        return Fragment.of(sql, Binding.RANGE, Family.BOOLEAN, from, to);
    }

    static Fragment in(Fragment value, List<Fragment> list, boolean negated) {
        List<Fragment> tests = list.stream().map(item -> equal(value, item)).toList();
        boolean asNumber = list.stream().anyMatch(item -> !operand(item, value).equals(value));
        Fragment first = asNumber ? Coercion.toNumber(value) : value;
        String items = list.stream().map(item -> operand(first, item).sql()).collect(Collectors.joining(", "));
        String sql = first.at(Binding.OTHER) + (negated ? " NOT IN (" : " IN (") + items + ")";
        return Fragment.of(sql, Binding.RANGE, Family.BOOLEAN, tests.toArray(new Fragment[0]));
    }

    /** The value as it has to be to meet the other one. */
    private static Fragment operand(Fragment other, Fragment value) {
        Fragment alike = Coercion.like(other, value);
        boolean truthMeetsNumber = alike.family() == Family.BOOLEAN
                && other.family().isNumber()
                && Coercion.like(value, other).family() != Family.BOOLEAN;
        if (truthMeetsNumber) {
            return Coercion.toNumber(alike);
        }
        boolean enumMeetsText =
                alike.family() == Family.ENUMERATION && other.family() == Family.TEXT && !other.isText();
        return enumMeetsText ? Coercion.toText(alike) : alike;
    }

    private static void check(Fragment left, Fragment right) {
        Family first = left.family();
        Family second = right.family();
        boolean oneIsNull = first == Family.NULL || second == Family.NULL;
        boolean comparable = first == second && first != Family.JSON && first != Family.OTHER
                || first.isNumber() && second.isNumber()
                || first.isDay() && second.isDay();
        if (!oneIsNull && !comparable) {
            throw new UntranslatableException(first.describe() + " is compared with " + second.describe());
        }
        boolean twoEnums = first == Family.ENUMERATION && left.type() != null && right.type() != null;
        if (twoEnums && second == Family.ENUMERATION && !left.equals(right)) {
            throw new UntranslatableException("two enums are compared, which have types of their own in PostgreSQL");
        }
    }

    private static void checkOrder(Fragment value) {
        if (value.family() == Family.ENUMERATION) {
            throw new UntranslatableException(ENUM_ORDER);
        }
    }

    private static Fragment zoned(Fragment result, Fragment left, Fragment right) {
        boolean mixed = left.family() != right.family()
                && (left.family() == Family.TIMESTAMPTZ || right.family() == Family.TIMESTAMPTZ);
        return mixed && result.unstable() == null
                ? result.unstable("comparing a timestamp with time zone with one without is not immutable")
                : result;
    }
}
