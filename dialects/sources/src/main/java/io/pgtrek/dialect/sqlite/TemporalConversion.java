package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.spi.ValueSink;

/**
 * date, timestamp, timestamptz, from ISO texts and from numbers.
 *
 * @param zeroDates for 0000-00-00, which files filled from MySQL have
 */
record TemporalConversion(Kind kind, ZeroDates zeroDates) implements Conversion {

    /** SQL for the zero date, alone or with a time. */
    static final String IS_ZERO = "typeof({}) = 'text' and substr({}, 1, 10) = '0000-00-00'";

    /** SQL for a text that says its offset; a day has two minus signs of its own. */
    static final String HAS_OFFSET = "typeof({}) = 'text' and substr({}, 17) glob '*[-+Zz]*'";

    private static final String ZERO = "0000-00-00";
    private static final String DAY = "date(substr({}, 1, 10)) = substr({}, 1, 10)";
    private static final String CLOCK = "substr({}, 11, 1) in (' ', 'T', 't')"
            + " and substr({}, 12, 5) glob '[0-2][0-9]:[0-5][0-9]' and substr({}, 12, 2) < '24'"
            + " and time(substr({}, 12)) is not null";
    private static final String ALL_ZERO = "replace(replace(replace(substr({}, 12), '0', ''), ':', ''), '.', '') = ''";

    enum Kind {
        DATE(PgType.DATE, "length({}) = 10 or " + CLOCK + " and " + ALL_ZERO, false),
        TIMESTAMP(PgType.timestamp(null), "(length({}) = 10 or " + CLOCK + ") and not (" + HAS_OFFSET + ")", true),
        TIMESTAMPTZ(PgType.timestamptz(null), "length({}) = 10 or " + CLOCK, true);

        private final PgType target;
        private final String text;
        private final boolean numbers;

        Kind(PgType target, String text, boolean numbers) {
            this.target = target;
            this.text = text;
            this.numbers = numbers;
        }
    }

    @Override
    public PgType target() {
        return kind.target;
    }

    @Override
    public String fits() {
        String number = kind.numbers ? TemporalNumber.FITS : "0";
        return "case typeof({}) when 'text' then substr({}, 1, 10) = '" + ZERO + "' or " + DAY + " and (" + kind.text
                + ") when 'integer' then " + number + " when 'real' then " + number + " else 0 end";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        if (value instanceof Number number) {
            sink.altered(Alteration.EPOCH_CONVERTED);
            put(TemporalNumber.epochMicros(number), sink);
        } else if (value instanceof String text && text.startsWith(ZERO)) {
            zero(sink);
        } else if (value instanceof String text) {
            text(TemporalText.parse(text).orElseThrow(() -> Conversion.unfit(text, "date or time")), sink);
        } else {
            throw Conversion.unfit(value, "date or time");
        }
    }

    private void zero(ValueSink sink) {
        switch (zeroDates) {
            case NULL -> {
                sink.altered(Alteration.ZERO_DATE);
                sink.writeNull();
            }
            case EPOCH -> {
                sink.altered(Alteration.ZERO_DATE);
                put(0, sink);
            }
            case REJECT -> throw new UnconvertibleValueException(Refusal.DATE, "month or day is zero");
        }
    }

    private void text(TemporalText text, ValueSink sink) {
        Integer offset = text.offsetSeconds();
        if (offset != null && kind != Kind.TIMESTAMPTZ) {
            throw new UnconvertibleValueException(
                    Refusal.DATE, "a time with an offset from UTC, which the type does not hold");
        }
        if (text.rounded()) {
            sink.altered(Alteration.ROUNDED);
        }
        put(text.epochMicros() - (offset == null ? 0 : offset * 1_000_000L), sink);
    }

    private void put(long epochMicros, ValueSink sink) {
        if (kind != Kind.DATE) {
            sink.writeTimestamp(epochMicros);
            return;
        }
        if (Math.floorMod(epochMicros, TemporalText.MICROS_PER_DAY) != 0) {
            throw new UnconvertibleValueException(Refusal.DATE, "a date with a time of day");
        }
        sink.writeDate(Math.floorDiv(epochMicros, TemporalText.MICROS_PER_DAY));
    }
}
