package io.pgtrek.sql;

import java.math.BigDecimal;
import java.util.List;

/** Arithmetic as sources do it: in 64 bits, and null where a divisor is zero. */
public final class Arithmetic {

    private Arithmetic() {}

    public static Fragment add(Fragment left, Fragment right) {
        return right.family() == Family.INTERVAL
                ? shift("+", left, right)
                : compute("+", Binding.ADDITION, left, right);
    }

    public static Fragment subtract(Fragment left, Fragment right) {
        return right.family() == Family.INTERVAL
                ? shift("-", left, right)
                : compute("-", Binding.ADDITION, left, right);
    }

    public static Fragment multiply(Fragment left, Fragment right) {
        return compute("*", Binding.MULTIPLICATION, left, right);
    }

    /** Division of whole numbers without remainder, towards zero. */
    public static Fragment divideWhole(Fragment left, Fragment right) {
        Fragment dividend = Coercion.toNumber(left);
        Fragment divisor = Coercion.toNumber(right);
        if (!dividend.family().isInteger() || !divisor.family().isInteger()) {
            throw new UntranslatableException("whole division of numbers that are not integers");
        }
        return Fragment.infix("/", Binding.MULTIPLICATION, wider(dividend, divisor), dividend, nonZero(divisor));
    }

    /** Remainder with the sign of the dividend. */
    public static Fragment remainder(Fragment left, Fragment right) {
        Fragment dividend = Coercion.toNumber(left);
        Fragment divisor = Coercion.toNumber(right);
        if (dividend.family().isFloat() || divisor.family().isFloat()) {
            throw new UntranslatableException("PostgreSQL has no remainder of floating point numbers");
        }
        return Fragment.infix("%", Binding.MULTIPLICATION, wider(dividend, divisor), dividend, nonZero(divisor));
    }

    /** Division in floating point; the caller knows that an operand is. */
    public static Fragment divideFloat(Fragment left, Fragment right) {
        return Fragment.infix(
                "/",
                Binding.MULTIPLICATION,
                Family.DOUBLE,
                Coercion.toNumber(left).cast("double precision", Family.DOUBLE),
                nonZero(Coercion.toNumber(right)));
    }

    /** Division with fractional digits. */
    public static Fragment divideExact(Fragment left, Fragment right) {
        return Fragment.infix(
                "/",
                Binding.MULTIPLICATION,
                Family.NUMERIC,
                Coercion.toNumber(left).cast("numeric", Family.NUMERIC),
                nonZero(Coercion.toNumber(right)));
    }

    public static Fragment negate(Fragment value) {
        Fragment number = Coercion.toNumber(value);
        String literal = number.literal();
        if (literal != null && !literal.startsWith("-")) {
            return NumericText.fragment("-" + literal);
        }
        return Fragment.of("-" + number.at(Binding.CAST), Binding.SIGN, number.family(), number);
    }

    /** The divisor, or null in place of zero: dividing by zero is null in the source and an error in PostgreSQL. */
    private static Fragment nonZero(Fragment divisor) {
        String literal = divisor.literal();
        if (literal != null && new BigDecimal(literal).signum() != 0) {
            return divisor;
        }
        return Fragment.call("nullif", divisor.family(), divisor, Fragment.atom("0", Family.INTEGER));
    }

    private static Fragment compute(String operator, Binding binding, Fragment left, Fragment right) {
        Fragment first = Coercion.toNumber(left);
        Fragment second = Coercion.toNumber(right);
        Family family = wider(first, second);
        if (family == Family.INTEGER && !(first.isLiteral() && second.isLiteral())) {
            // sources compute in 64 bits, PostgreSQL in 32, where the result might not fit
            first = first.cast("bigint", Family.BIGINT);
            family = Family.BIGINT;
        }
        return Fragment.infix(operator, binding, family, first, second);
    }

    private static Family wider(Fragment left, Fragment right) {
        return Coercion.family(List.of(left, right));
    }

    /** A day moved by an interval: a date stays one if the interval has no time of day in it. */
    private static Fragment shift(String operator, Fragment left, Fragment interval) {
        Fragment day = Coercion.toDay(left);
        Family family = day.family() == Family.DATE ? Family.TIMESTAMP : day.family();
        Fragment moved = Fragment.infix(operator, Binding.ADDITION, family, day, interval);
        return day.family() == Family.DATE && Intervals.isWholeDays(interval) ? moved.cast("date", Family.DATE) : moved;
    }
}
