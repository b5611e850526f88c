package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;

/** double precision and real; infinities included. */
enum DoubleConversion implements Conversion {
    DOUBLE(PgType.DOUBLE) {
        @Override
        void put(double value, ValueSink sink) {
            sink.writeDouble(value);
        }
    },
    REAL(PgType.REAL) {
        @Override
        void put(double value, ValueSink sink) {
            float narrow = (float) value;
            if (narrow != value) {
                throw new UnconvertibleValueException(Refusal.RANGE, "a real with more digits than the type holds");
            }
            sink.writeFloat(narrow);
        }
    };

    private final PgType target;

    DoubleConversion(PgType target) {
        this.target = target;
    }

    abstract void put(double value, ValueSink sink);

    @Override
    public PgType target() {
        return target;
    }

    /** Integers only where every one has a double of its own. */
    @Override
    public String fits() {
        return "typeof({}) = 'real' or typeof({}) = 'integer' and {} between -9007199254740992 and 9007199254740992";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        put(value instanceof Double real ? real : exact(Numbers.decimal(value, "number")), sink);
    }

    private static double exact(BigDecimal decimal) {
        double real = decimal.doubleValue();
        if (!Double.isFinite(real) || new BigDecimal(Double.toString(real)).compareTo(decimal) != 0) {
            throw new UnconvertibleValueException(
                    Refusal.RANGE, "a number with more digits than double precision holds");
        }
        return real;
    }
}
