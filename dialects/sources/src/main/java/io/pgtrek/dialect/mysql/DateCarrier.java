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
 * date, datetime and timestamp. The server prints them itself: drivers disagree about dates no calendar has, and their
 * time zone arithmetic is not needed in a session that runs in UTC.
 */
final class DateCarrier implements Carrier {

    static final String PRINTED = "cast({} as char)";

    /** Writes what the server printed, once it is known to be a date. */
    @FunctionalInterface
    private interface Writer {
        void write(byte[] text, ValueSink sink);
    }

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target.equals(PgType.DATE)) {
            return Optional.of(mapping(
                    carriage, target, reader(carriage.zeroDates(), DateCarrier::date, sink -> sink.writeDate(0))));
        }
        if (target instanceof Temporal temporal && isTimestamp(temporal.kind())) {
            Writer writer = (text, sink) ->
                    sink.writeTimestamp(Rounding.apply(DateText.epochMicros(text), temporal.precision(), sink));
            ValueReader reader = reader(carriage.zeroDates(), writer, sink -> sink.writeTimestamp(0));
            return Optional.of(withZoneFinding(carriage, temporal, mapping(carriage, target, reader)));
        }
        return new TextCarrier(PRINTED).carry(carriage, target).filter(mapping -> target.equals(PgType.TEXT));
    }

    private static boolean isTimestamp(TemporalKind kind) {
        return kind == TemporalKind.TIMESTAMP || kind == TemporalKind.TIMESTAMPTZ;
    }

    private static ColumnMapping mapping(Carriage carriage, PgType target, ValueReader reader) {
        boolean cutsTime = target.equals(PgType.DATE) && MysqlFamily.of(carriage.type()) == MysqlFamily.MOMENT;
        Lossiness lossiness = cutsTime ? Lossiness.MAY_REJECT : carriage.dateLossiness();
        return ColumnMapping.of(target, lossiness, reader).withProjection(PRINTED);
    }

    private static void date(byte[] text, ValueSink sink) {
        if (DateText.microsOfDay(text) != 0) {
            throw new UnconvertibleValueException(Refusal.DATE, "a time of day does not fit into a date");
        }
        sink.writeDate(DateText.epochDay(text));
    }

    private static ValueReader reader(ZeroDates policy, Writer writer, Consumer<ValueSink> epoch) {
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
