package io.pgtrek.sql;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/**
 * Makes explicit what a source converts by itself: numbers as truth values, truth values as numbers, texts as what
 * they are compared with. Refuses what PostgreSQL would convert by other rules.
 */
public final class Coercion {

    private static final Set<String> BITS = Set.of("0", "1");

    private Coercion() {}

    /** As a condition. */
    public static Fragment toBoolean(Fragment value) {
        if (value.family() == Family.BOOLEAN) {
            return value;
        }
        if (value.family() == Family.NULL) {
            return value.cast("boolean", Family.BOOLEAN);
        }
        if (value.isLiteral() && value.family().isNumber()) {
            return Fragment.truth(new BigDecimal(value.literal()).signum() != 0);
        }
        if (value.family().isNumber()) {
            return Fragment.infix("<>", Binding.COMPARISON, Family.BOOLEAN, value, Fragment.atom("0", Family.INTEGER));
        }
        throw new UntranslatableException(value.family().describe() + " is used as a condition");
    }

    /** As an operand of arithmetic; REAL is widened, as every source computes in double precision. */
    public static Fragment toNumber(Fragment value) {
        if (value.family() == Family.BOOLEAN) {
            return value.cast("integer", Family.INTEGER);
        }
        if (value.family() == Family.REAL) {
            return value.cast("double precision", Family.DOUBLE);
        }
        if (value.isText()) {
            return NumericText.fragment(value.literal() == null ? "" : value.literal());
        }
        if (value.family().isNumber() || value.family() == Family.NULL) {
            return value;
        }
        throw new UntranslatableException(value.family().describe() + " is used as a number");
    }

    /** As an operand of a function of text. */
    public static Fragment toText(Fragment value) {
        return switch (value.family()) {
            case TEXT, NULL -> value;
            case INTEGER, BIGINT, NUMERIC -> value.cast("text", Family.TEXT);
            case BOOLEAN -> value.cast("integer", Family.INTEGER).cast("text", Family.TEXT);
            case ENUMERATION -> value.cast("text", Family.TEXT).unstable("an enum as text is not immutable");
            case UUID -> value.cast("text", Family.TEXT);
            case REAL, DOUBLE, BYTES, BITS, DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INTERVAL, JSON, OTHER ->
                throw new UntranslatableException(value.family().describe() + " is used as a text");
        };
    }

    /** As a date, which a text written down may be. */
    public static Fragment toDay(Fragment value) {
        if (value.isText()) {
            String literal = value.literal() == null ? "" : value.literal();
            boolean dayOnly = TemporalText.isDayOnly(literal);
            String word = dayOnly ? "date " : "timestamp ";
            return Fragment.atom(word + value.sql(), dayOnly ? Family.DATE : Family.TIMESTAMP);
        }
        if (value.family() == Family.TIMESTAMPTZ) {
            return value.unstable("the day of a timestamp with time zone is not immutable");
        }
        if (value.family().isDay()) {
            return value;
        }
        throw new UntranslatableException(value.family().describe() + " is used as a date");
    }

    /** The value as its model's type, where the source would see them as alike. */
    static Fragment like(Fragment model, Fragment value) {
        String literal = value.literal();
        if (literal != null && model.family() == Family.BOOLEAN && BITS.contains(literal)) {
            return Fragment.truth(literal.equals("1"));
        }
        return literal != null && value.isText() && !model.isText() ? Literals.as(literal, model) : value;
    }

    /**
     * The values as one type, as for the branches of a CASE.
     *
     * @throws UntranslatableException where PostgreSQL finds no common type or another than the source
     */
    public static List<Fragment> unify(List<Fragment> values) {
        Fragment model = values.stream()
                .filter(value -> value.family() != Family.NULL && !value.isLiteral())
                .findFirst()
                .orElse(values.get(0));
        List<Fragment> alike = values.stream().map(value -> like(model, value)).toList();
        if (alike.stream().anyMatch(value -> value.family().isNumber())) {
            return alike.stream().map(Coercion::toNumber).toList();
        }
        boolean same = alike.stream().allMatch(value -> value.family() == Family.NULL || sameType(model, value));
        if (!same) {
            throw new UntranslatableException("values of several types stand where PostgreSQL wants one");
        }
        return alike;
    }

    private static boolean sameType(Fragment model, Fragment value) {
        boolean bothColumns = model.type() != null && value.type() != null;
        return model.family() == value.family()
                && (model.family() != Family.ENUMERATION || !bothColumns || model.equals(value));
    }

    /** The type that {@link #unify} made of them. */
    public static Family family(List<Fragment> unified) {
        return unified.stream()
                .map(Fragment::family)
                .filter(family -> family != Family.NULL)
                .max(Enum::compareTo)
                .orElse(Family.NULL);
    }
}
