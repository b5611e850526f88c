package io.pgtrek.sql;

import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.List;
import java.util.stream.Collectors;

/** Functions of numbers and of alternatives that several databases share with PostgreSQL. */
public final class NumberFunctions {

    private NumberFunctions() {}

    /** {@code abs}, {@code sign}: of the type of what they are given. */
    public static FunctionRule sameType(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 1, 1);
            Fragment number = Coercion.toNumber(arguments.get(0));
            return Fragment.call(name, number.family(), number);
        };
    }

    /** {@code floor}, {@code ceil}, {@code trunc}: an integer stays as it is. */
    public static FunctionRule whole(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 1, 1);
            Fragment number = Coercion.toNumber(arguments.get(0));
            return number.family().isInteger() ? number : Fragment.call(name, number.family(), number);
        };
    }

    /** Functions of numbers computed in double precision. */
    public static FunctionRule floating(String name, int count) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, count, count);
            List<Fragment> numbers = arguments.stream()
                    .map(Coercion::toNumber)
                    .map(number ->
                            number.family() == Family.DOUBLE ? number : number.cast("double precision", Family.DOUBLE))
                    .toList();
            return Fragment.call(name, Family.DOUBLE, numbers);
        };
    }

    /** Rounding of exact numbers; databases differ in how they round floating point. */
    public static Fragment round(List<Fragment> arguments) {
        Arguments.count("round", arguments, 1, 2);
        Fragment number = Coercion.toNumber(arguments.get(0));
        if (number.family().isFloat()) {
            throw new UntranslatableException("floating point is rounded by other rules in PostgreSQL");
        }
        if (arguments.size() == 1) {
            return number.family().isInteger() ? number : Fragment.call("round", Family.NUMERIC, number);
        }
        Fragment digits = Arguments.atLeast(0, "round", arguments.get(1));
        return number.family().isInteger() ? number : Fragment.call("round", Family.NUMERIC, number, digits);
    }

    /** The first that is not null. */
    public static Fragment coalesce(List<Fragment> arguments) {
        Arguments.count("coalesce", arguments, 1, Integer.MAX_VALUE);
        List<Fragment> unified = Coercion.unify(arguments);
        return Fragment.call("coalesce", Coercion.family(unified), unified);
    }

    public static Fragment nullif(List<Fragment> arguments) {
        Arguments.count("nullif", arguments, 2, 2);
        Comparison.equal(arguments.get(0), arguments.get(1));
        List<Fragment> unified = Coercion.unify(arguments);
        return Fragment.call("nullif", unified.get(0).family(), unified);
    }

    /** {@code greatest}, {@code least}: PostgreSQL skips null, the sources give null where one is. */
    public static FunctionRule extreme(String name) {
        return (arguments, purpose) -> {
            Arguments.count(name, arguments, 2, Integer.MAX_VALUE);
            List<Fragment> unified = Coercion.unify(arguments);
            Family family = Coercion.family(unified);
            if (!family.isNumber() && !family.isDay()) {
                throw new UntranslatableException("function " + name + " of values that are neither numbers nor dates");
            }
            Fragment call = Fragment.call(name, family, unified);
            String present = unified.stream()
                    .filter(value -> !value.isLiteral())
                    .map(value -> value.at(Binding.OTHER) + " IS NOT NULL")
                    .collect(Collectors.joining(" AND "));
            return present.isEmpty()
                    ? call
                    : Fragment.of("CASE WHEN " + present + " THEN " + call.sql() + " END", Binding.ATOM, family, call);
        };
    }

    /** {@code if(condition, a, b)}. */
    public static Fragment choose(List<Fragment> arguments) {
        Arguments.count("if", arguments, 3, 3);
        return Conditions.choose(
                List.of(Coercion.toBoolean(arguments.get(0))), List.of(arguments.get(1)), arguments.get(2));
    }
}
