package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** numeric without limits: any finite number. */
record NumericConversion() implements Conversion {

    private static final int MAX_PRECISION = 1000;

    /** Whether PostgreSQL has {@code numeric(precision, scale)} in every version. */
    static boolean exists(int precision, int scale) {
        return precision >= 1 && precision <= MAX_PRECISION && scale >= 0 && scale <= precision;
    }

    @Override
    public PgType target() {
        return PgType.NUMERIC;
    }

    /** numeric knows infinity only from PostgreSQL 14 on. */
    @Override
    public String fits() {
        return "typeof({}) = 'integer' or typeof({}) = 'real' and {} > -9e999 and {} < 9e999";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        if (value instanceof Long whole) {
            sink.writeNumeric(whole, 0);
        } else {
            sink.writeNumeric(Numbers.plain(Numbers.decimal(value, "finite number")));
        }
    }

    /** numeric(p,s): numbers that need no rounding. */
    record Limited(int precision, int scale) implements Conversion {

        /** Digits a 64-bit integer is sure to have. */
        private static final int LONG_DIGITS = 18;

        /** Where SQLite's round() ends. */
        private static final int ROUND_DIGITS = 30;

        @Override
        public PgType target() {
            return PgType.numeric(precision, scale);
        }

        @Override
        public String fits() {
            int digits = precision - scale;
            String largest = digits == 0 ? "0" : "9".repeat(digits);
            String whole = digits > LONG_DIGITS ? "1" : "{} between -" + largest + " and " + largest;
            String real = scale > ROUND_DIGITS ? "0" : "round({}, " + scale + ") = {} and abs({}) < 1e" + digits;
            return "case typeof({}) when 'integer' then " + whole + " when 'real' then " + real + " else 0 end";
        }

        @Override
        public void write(Object value, ValueSink sink) {
            BigDecimal decimal = value instanceof Double real ? nearest(real) : decimal(value);
            if (decimal.precision() - decimal.scale() > precision - scale && decimal.signum() != 0) {
                throw new UnconvertibleValueException(Refusal.RANGE, "a number with more digits than the type holds");
            }
            sink.writeNumeric(decimal);
        }

        /** The decimal of that scale which is this double; a double has no digits of its own to round. */
        private BigDecimal nearest(double real) {
            if (Double.isFinite(real)) {
                BigDecimal decimal = new BigDecimal(real).setScale(scale, RoundingMode.HALF_EVEN);
                if (decimal.doubleValue() == real) {
                    return decimal;
                }
            }
            throw new UnconvertibleValueException(
                    Refusal.RANGE, "a real with more fractional digits than the type holds");
        }

        private BigDecimal decimal(Object value) {
            try {
                return Numbers.decimal(value, "number").setScale(scale, RoundingMode.UNNECESSARY);
            } catch (ArithmeticException e) {
                throw new UnconvertibleValueException(
                        Refusal.RANGE, "a number with more fractional digits than the type holds");
            }
        }
    }
}
