package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.math.BigDecimal;

/** Whole numbers in range, or a refusal. */
final class Whole {

    private Whole() {}

    static short toShort(long value) {
        if (value != (short) value) {
            throw new UnconvertibleValueException(Refusal.RANGE, "outside the range of smallint");
        }
        return (short) value;
    }

    static int toInt(long value) {
        if (value != (int) value) {
            throw new UnconvertibleValueException(Refusal.RANGE, "outside the range of integer");
        }
        return (int) value;
    }

    static long of(BigDecimal value) {
        try {
            return value.longValueExact();
        } catch (ArithmeticException e) {
            throw new UnconvertibleValueException(Refusal.RANGE, "not a whole number in the range of bigint");
        }
    }

    static boolean toBoolean(long value) {
        if (value != 0 && value != 1) {
            throw new UnconvertibleValueException("neither 0 nor 1");
        }
        return value == 1;
    }
}
