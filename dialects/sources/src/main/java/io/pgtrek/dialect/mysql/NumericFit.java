package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes a number into {@code numeric(p,s)}; PostgreSQL would round silently. */
final class NumericFit {

    private NumericFit() {}

    static void write(BigDecimal value, Numeric target, ValueSink sink) {
        Integer precision = target.precision();
        if (precision == null) {
            sink.writeNumeric(value);
            return;
        }
        int scale = target.scale() == null ? 0 : target.scale();
        BigDecimal fitted = value.scale() > scale ? value.setScale(scale, RoundingMode.HALF_UP) : value;
        if (fitted.precision() - fitted.scale() > precision - scale && fitted.signum() != 0) {
            throw new UnconvertibleValueException(
                    Refusal.RANGE, "more digits than numeric(" + precision + "," + scale + ") holds");
        }
        if (fitted.compareTo(value) != 0) {
            sink.altered(Alteration.ROUNDED);
        }
        sink.writeNumeric(fitted);
    }
}
