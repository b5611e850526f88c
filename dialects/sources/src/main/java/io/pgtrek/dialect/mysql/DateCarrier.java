package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * date, datetime and timestamp. The server spells them itself, for drivers disagree about dates no calendar has, and their
 * time zone arithmetic is not needed in a session that runs in UTC. It prints them where a row may be rejected, so that
 * people can read the value; else it numbers them, which is quicker.
 */
final class DateCarrier implements Carrier {

    static final String PRINTED = "cast({} as char)";
    private static final String NUMBERED = "cast({} as signed)";

    /** Writes what the server printed, once it is known to be a date. */
    @FunctionalInterface
    private interface TextWriter {
        void write(byte[] text, ValueSink sink);
    }

    /** Writes what the server numbered, once it is known to be a date. */
    @FunctionalInterface
    private interface NumberWriter {
        void write(long number, ValueSink sink);
    }

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target.equals(PgType.DATE)) {
            return Optional.of(mapping(carriage, target, date(carriage)));
        }
        if (target instanceof Temporal temporal && isTimestamp(temporal.kind())) {
            ColumnMapping mapping = mapping(carriage, target, timestamp(carriage, temporal));
            return Optional.of(withZoneFinding(carriage, temporal, mapping));
        }
        return new TextCarrier(PRINTED).carry(carriage, target).filter(mapping -> target.equals(PgType.TEXT));
    }

    private static boolean isPlainDate(Carriage carriage) {
        return MysqlFamily.of(carriage.type()) != MysqlFamily.MOMENT;
    }

    /** A cast to an integer would round a fraction away. */
    private static boolean isNumbered(Carriage carriage, PgType target) {
        Integer digits = carriage.type().precision();
        boolean hasFraction = !isPlainDate(carriage) && digits != null && digits > 0;
        return !hasFraction && !cutsTime(carriage, target) && carriage.zeroDates() != ZeroDates.REJECT;
    }

    private static boolean cutsTime(Carriage carriage, PgType target) {
        return target.equals(PgType.DATE) && !isPlainDate(carriage);
    }

    private static ValueReader date(Carriage carriage) {
        Consumer<ValueSink> epoch = sink -> sink.writeDate(0);
        ValueReader printed = printed(carriage.zeroDates(), DateCarrier::date, epoch);
        return isNumbered(carriage, PgType.DATE)
                ? either(
                        numbered(
                                carriage.zeroDates(),
                                1,
                                (date, sink) -> sink.writeDate(DateNumber.epochDay(date)),
                                epoch),
                        printed)
                : printed;
    }

    private static ValueReader timestamp(Carriage carriage, Temporal target) {
        Consumer<ValueSink> epoch = sink -> sink.writeTimestamp(0);
        ValueReader printed = printed(
                carriage.zeroDates(),
                (text, sink) ->
                        sink.writeTimestamp(Rounding.apply(DateText.epochMicros(text), target.precision(), sink)),
                epoch);
        return isNumbered(carriage, target) ? either(numberedTimestamp(carriage, epoch), printed) : printed;
    }

    private static ValueReader numberedTimestamp(Carriage carriage, Consumer<ValueSink> epoch) {
        return isPlainDate(carriage)
                ? numbered(carriage.zeroDates(), 1, DateCarrier::midnight, epoch)
                : numbered(
                        carriage.zeroDates(),
                        DateNumber.TIMES,
                        (moment, sink) -> sink.writeTimestamp(DateNumber.epochMicros(moment)),
                        epoch);
    }

    /** A rejected row holds what was printed, also when the rules of today would have numbered it. */
    private static ValueReader either(ValueReader numbered, ValueReader printed) {
        return (row, column, sink) -> {
            if (row.isPrinted(column)) {
                printed.read(row, column, sink);
            } else {
                numbered.read(row, column, sink);
            }
        };
    }

    private static boolean isTimestamp(TemporalKind kind) {
        return kind == TemporalKind.TIMESTAMP || kind == TemporalKind.TIMESTAMPTZ;
    }

    private static ColumnMapping mapping(Carriage carriage, PgType target, ValueReader reader) {
        Lossiness lossiness = cutsTime(carriage, target) ? Lossiness.MAY_REJECT : carriage.dateLossiness();
        return ColumnMapping.of(target, lossiness, reader)
                .withProjection(isNumbered(carriage, target) ? NUMBERED : PRINTED);
    }

    private static void date(byte[] text, ValueSink sink) {
        if (DateText.microsOfDay(text) != 0) {
            throw new UnconvertibleValueException(Refusal.DATE, "a time of day does not fit into a date");
        }
        sink.writeDate(DateText.epochDay(text));
    }

    private static void midnight(long date, ValueSink sink) {
        sink.writeTimestamp(DateNumber.epochMicros(date * DateNumber.TIMES));
    }

    /** @param unit by which the number is divided for the date in it */
    private static ValueReader numbered(ZeroDates policy, long unit, NumberWriter writer, Consumer<ValueSink> epoch) {
        return (row, column, sink) -> {
            long number = row.getLong(column);
            if (number == 0 && row.wasNull()) {
                sink.writeNull();
            } else if (DateNumber.isImpossible(number / unit)) {
                writeImpossible(policy, epoch, sink);
            } else {
                writer.write(number, sink);
            }
        };
    }

    private static ValueReader printed(ZeroDates policy, TextWriter writer, Consumer<ValueSink> epoch) {
        return (row, column, sink) -> {
            byte[] text = row.getBytes(column);
            if (text == null) {
                sink.writeNull();
            } else if (DateText.isImpossible(text)) {
                writeImpossible(policy, epoch, sink);
            } else {
                writer.write(text, sink);
            }
        };
    }

    private static void writeImpossible(ZeroDates policy, Consumer<ValueSink> epoch, ValueSink sink) {
        switch (policy) {
            case NULL -> {
                sink.altered(Alteration.ZERO_DATE);
                sink.writeNull();
            }
            case EPOCH -> {
                sink.altered(Alteration.ZERO_DATE);
                epoch.accept(sink);
            }
            case REJECT ->
                throw new UnconvertibleValueException(Refusal.DATE, "year, month or day is zero, or no such day");
        }
    }

    /** Only timestamp knows a time zone; anything else says how it was read. */
    private static ColumnMapping withZoneFinding(Carriage carriage, Temporal target, ColumnMapping mapping) {
        boolean zoned = carriage.type().name().equals("timestamp");
        if (zoned == (target.kind() == TemporalKind.TIMESTAMPTZ)) {
            return mapping;
        }
        return mapping.withFindings(List.of(carriage.finding(
                "timestamp-read-as-utc",
                Severity.WARNING,
                zoned ? "Its moments become wall-clock times of UTC." : "Its wall-clock times are read as UTC.",
                "Check that this is what the application means.")));
    }
}
