package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.catalog.type.PgType.Varchar;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** Integers of all widths, and years. */
final class IntegerCarrier implements Carrier {

    /** The bit pattern, so that nothing above 2^63-1 fails in the driver: such arrives negative. */
    private static final String REINTERPRETED = "cast({} as signed)";
    /** Seconds end in the year 5138 here; larger numbers are milliseconds. */
    private static final long MILLIS_FROM = 100_000_000_000L;

    /** Writes a number that is not NULL. */
    @FunctionalInterface
    private interface Writer {
        void write(long value, ValueSink sink);
    }

    private static final Map<PgType, Writer> WRITERS = Map.of(
            PgType.BOOLEAN, (value, sink) -> sink.writeBoolean(Whole.toBoolean(value)),
            PgType.SMALLINT, (value, sink) -> sink.writeShort(Whole.toShort(value)),
            PgType.INTEGER, (value, sink) -> sink.writeInt(Whole.toInt(value)),
            PgType.BIGINT, (value, sink) -> sink.writeLong(value),
            PgType.DOUBLE, (value, sink) -> sink.writeDouble(exactDouble(value)),
            PgType.TEXT, (value, sink) -> sink.writeText(Long.toString(value)));

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target instanceof Numeric numeric) {
            return Optional.of(ColumnMapping.of(target, Lossiness.WIDER, (row, column, sink) -> {
                BigDecimal value = row.getDecimal(column);
                if (value == null) {
                    sink.writeNull();
                } else {
                    NumericFit.write(value, numeric, sink);
                }
            }));
        }
        return writer(target).map(writer -> mapping(carriage, target, writer));
    }

    private static Optional<Writer> writer(PgType target) {
        if (target instanceof Temporal temporal && temporal.kind() == TemporalKind.TIMESTAMPTZ
                || target instanceof Temporal other && other.kind() == TemporalKind.TIMESTAMP) {
            return Optional.of(IntegerCarrier::epoch);
        }
        if (target instanceof Varchar varchar) {
            return Optional.of((value, sink) -> text(value, varchar.length(), sink));
        }
        return Optional.ofNullable(WRITERS.get(target));
    }

    private static ColumnMapping mapping(Carriage carriage, PgType target, Writer writer) {
        boolean huge = isUnsignedBigint(carriage);
        ValueReader reader = (row, column, sink) -> {
            long value = row.getLong(column);
            if (value == 0 && row.wasNull()) {
                sink.writeNull();
            } else if (huge && value < 0) {
                throw new UnconvertibleValueException(Refusal.RANGE, "above 9223372036854775807");
            } else {
                writer.write(value, sink);
            }
        };
        ColumnMapping mapping = ColumnMapping.of(target, lossiness(carriage, target), reader);
        return huge ? mapping.withProjection(REINTERPRETED) : mapping;
    }

    static boolean isUnsignedBigint(Carriage carriage) {
        return carriage.type().name().equals("bigint") && carriage.type().unsigned();
    }

    /** The width of the natural type decides; what is as wide or wider takes every value. */
    private static Lossiness lossiness(Carriage carriage, PgType target) {
        PgType natural = NaturalTypes.integer(carriage.type());
        if (isUnsignedBigint(carriage) || width(target) < width(natural)) {
            return Lossiness.MAY_REJECT;
        }
        return target.equals(natural) && !carriage.type().unsigned() ? Lossiness.EXACT : Lossiness.WIDER;
    }

    private static int width(PgType type) {
        if (type.equals(PgType.BOOLEAN)) {
            return 0;
        }
        if (type.equals(PgType.SMALLINT)) {
            return 1;
        }
        return type.equals(PgType.INTEGER) ? 2 : 3;
    }

    private static void epoch(long value, ValueSink sink) {
        sink.altered(Alteration.EPOCH_CONVERTED);
        boolean millis = Math.abs(value) >= MILLIS_FROM;
        sink.writeTimestamp(Math.multiplyExact(value, millis ? 1_000L : 1_000_000L));
    }

    private static void text(long value, int most, ValueSink sink) {
        String text = Long.toString(value);
        if (text.length() > most) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "longer than " + most + " characters");
        }
        sink.writeText(text);
    }

    private static double exactDouble(long value) {
        if ((long) (double) value != value || value == Long.MAX_VALUE) {
            throw new UnconvertibleValueException(Refusal.RANGE, "a double has too few digits for it");
        }
        return value;
    }
}
