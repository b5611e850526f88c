package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;

/** smallint, integer, bigint. */
enum IntegerConversion implements Conversion {
    SMALLINT(PgType.SMALLINT, Short.MIN_VALUE, Short.MAX_VALUE) {
        @Override
        void put(long value, ValueSink sink) {
            sink.writeShort((short) value);
        }
    },
    INTEGER(PgType.INTEGER, Integer.MIN_VALUE, Integer.MAX_VALUE) {
        @Override
        void put(long value, ValueSink sink) {
            sink.writeInt((int) value);
        }
    },
    BIGINT(PgType.BIGINT, Long.MIN_VALUE, Long.MAX_VALUE) {
        @Override
        void put(long value, ValueSink sink) {
            sink.writeLong(value);
        }
    };

    private final PgType target;
    private final long smallest;
    private final long largest;

    IntegerConversion(PgType target, long smallest, long largest) {
        this.target = target;
        this.smallest = smallest;
        this.largest = largest;
    }

    abstract void put(long value, ValueSink sink);

    @Override
    public PgType target() {
        return target;
    }

    @Override
    public String fits() {
        String kind = "typeof({}) = 'integer'";
        return this == BIGINT ? kind : kind + " and {} between " + smallest + " and " + largest;
    }

    @Override
    public void write(Object value, ValueSink sink) {
        long whole = value instanceof Long number ? number : whole(Numbers.decimal(value, "whole number"));
        if (whole < smallest || whole > largest) {
            throw new UnconvertibleValueException(Refusal.RANGE, "a number out of range for the type");
        }
        put(whole, sink);
    }

    private static long whole(BigDecimal decimal) {
        try {
            return decimal.longValueExact();
        } catch (ArithmeticException e) {
            throw new UnconvertibleValueException(
                    Refusal.RANGE, "a number with a fraction, or out of range for the type");
        }
    }
}
