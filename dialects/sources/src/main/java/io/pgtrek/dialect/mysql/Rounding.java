package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ValueSink;
import org.jspecify.annotations.Nullable;

/** Rounds microseconds to the digits of a time type; PostgreSQL would do so silently. */
final class Rounding {

    private static final int MICRO_DIGITS = 6;

    private Rounding() {}

    /** @param precision fractional digits; null for all six */
    static long apply(long micros, @Nullable Integer precision, ValueSink sink) {
        if (precision == null || precision >= MICRO_DIGITS) {
            return micros;
        }
        long unit = 1;
        for (int i = precision; i < MICRO_DIGITS; i++) {
            unit *= 10;
        }
        long rounded = Math.floorDiv(micros + unit / 2, unit) * unit;
        if (rounded != micros) {
            sink.altered(Alteration.ROUNDED);
        }
        return rounded;
    }
}
