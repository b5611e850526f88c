package io.pgtrek.planner;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Char;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Varchar;
import java.util.List;
import java.util.Optional;

/** The narrower-to-wider order of types that both ends of a foreign key may need to meet in. */
final class WiderType {

    private static final List<PgType> INTEGERS = List.of(PgType.SMALLINT, PgType.INTEGER, PgType.BIGINT);

    private WiderType() {}

    /** A type that holds all values of both, or empty when there is none worth having. */
    static Optional<PgType> of(PgType a, PgType b) {
        if (a.equals(b)) {
            return Optional.of(a);
        }
        if (isInteger(a) && isInteger(b)) {
            return Optional.of(INTEGERS.get(Math.max(INTEGERS.indexOf(a), INTEGERS.indexOf(b))));
        }
        if (isNumber(a) && isNumber(b)) {
            return Optional.of(numeric(a, b));
        }
        return isText(a) && isText(b) ? Optional.of(text(a, b)) : Optional.empty();
    }

    private static boolean isInteger(PgType type) {
        return INTEGERS.contains(type);
    }

    private static boolean isNumber(PgType type) {
        return isInteger(type) || type instanceof Numeric;
    }

    private static boolean isText(PgType type) {
        return type.equals(PgType.TEXT)
                || type.equals(PgType.CITEXT)
                || type instanceof Varchar
                || type instanceof Char;
    }

    private static PgType numeric(PgType a, PgType b) {
        Numeric x = asNumeric(a);
        Numeric y = asNumeric(b);
        if (x.precision() == null || y.precision() == null) {
            return PgType.NUMERIC;
        }
        int xScale = x.scale() == null ? 0 : x.scale();
        int yScale = y.scale() == null ? 0 : y.scale();
        int scale = Math.max(xScale, yScale);
        return PgType.numeric(Math.max(x.precision() - xScale, y.precision() - yScale) + scale, scale);
    }

    private static Numeric asNumeric(PgType type) {
        if (type instanceof Numeric numeric) {
            return numeric;
        }
        int digits = type.equals(PgType.SMALLINT) ? 5 : type.equals(PgType.INTEGER) ? 10 : 19;
        return new Numeric(digits, 0);
    }

    private static PgType text(PgType a, PgType b) {
        if (a.equals(PgType.CITEXT) || b.equals(PgType.CITEXT)) {
            return PgType.CITEXT;
        }
        if (a instanceof Varchar x && b instanceof Varchar y) {
            return PgType.varchar(Math.max(x.length(), y.length()));
        }
        return PgType.TEXT;
    }
}
