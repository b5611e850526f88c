package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ValueSink;

/** time without time zone, from texts such as {@code 07:30} or {@code 07:30:00.25}. */
record TimeConversion() implements Conversion {

    @Override
    public PgType target() {
        return PgType.time(null);
    }

    @Override
    public String fits() {
        return "typeof({}) = 'text' and {} glob '[0-2][0-9]:[0-5][0-9]*' and substr({}, 1, 2) < '24'"
                + " and time({}) is not null and not {} glob '*[-+Zz]*'";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        TemporalText time = value instanceof String text
                ? TemporalText.parseTime(text).orElseThrow(() -> Conversion.unfit(text, "time of day"))
                : null;
        if (time == null) {
            throw Conversion.unfit(value, "time of day");
        }
        if (time.rounded()) {
            sink.altered(Alteration.ROUNDED);
        }
        sink.writeTime(time.micros());
    }
}
