package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Simple;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Writes text, stripped and not empty, as a value of another type. */
@FunctionalInterface
interface TextWriter {

    Map<PgType, TextWriter> SIMPLE = Map.ofEntries(
            Map.entry(PgType.BOOLEAN, (text, sink) -> sink.writeBoolean(bool(text))),
            Map.entry(PgType.SMALLINT, (text, sink) -> sink.writeShort(Whole.toShort(whole(text)))),
            Map.entry(PgType.INTEGER, (text, sink) -> sink.writeInt(Whole.toInt(whole(text)))),
            Map.entry(PgType.BIGINT, (text, sink) -> sink.writeLong(whole(text))),
            Map.entry(PgType.REAL, (text, sink) -> sink.writeFloat(decimal(text).floatValue())),
            Map.entry(
                    PgType.DOUBLE,
                    (text, sink) -> sink.writeDouble(decimal(text).doubleValue())),
            Map.entry(PgType.DATE, TextWriter::date),
            Map.entry(PgType.JSONB, JsonText::writeJsonb),
            Map.entry(PgType.UUID, TextWriter::uuid),
            Map.entry(PgType.INET, InetText::write));

    void write(String text, ValueSink sink);

    /** The way into the type, if there is one. */
    static Optional<TextWriter> into(PgType target) {
        if (target instanceof Simple) {
            return Optional.ofNullable(SIMPLE.get(target));
        }
        if (target instanceof Numeric numeric) {
            return Optional.of((text, sink) -> NumericFit.write(decimal(text), numeric, sink));
        }
        if (target instanceof Temporal temporal) {
            return temporal(temporal);
        }
        return Optional.empty();
    }

    private static Optional<TextWriter> temporal(Temporal target) {
        return switch (target.kind()) {
            case TIMESTAMP, TIMESTAMPTZ ->
                Optional.of((text, sink) -> {
                    byte[] moment = moment(text);
                    sink.writeTimestamp(Rounding.apply(DateText.epochMicros(moment), target.precision(), sink));
                });
            case TIME ->
                Optional.of((text, sink) -> sink.writeTime(
                        TimeText.ofDay(Rounding.apply(TimeText.micros(ascii(text)), target.precision(), sink))));
            case INTERVAL ->
                Optional.of((text, sink) -> sink.writeInterval(
                        0, 0, Rounding.apply(TimeText.micros(ascii(text)), target.precision(), sink)));
            case TIMETZ -> Optional.empty();
        };
    }

    private static boolean bool(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "1", "t", "true", "y", "yes", "on" -> true;
            case "0", "f", "false", "n", "no", "off" -> false;
            default -> throw new UnconvertibleValueException("not a boolean");
        };
    }

    private static long whole(String text) {
        return Whole.of(decimal(text));
    }

    private static BigDecimal decimal(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw new UnconvertibleValueException("not a number");
        }
    }

    private static void date(String text, ValueSink sink) {
        byte[] date = moment(text);
        if (DateText.microsOfDay(date) != 0) {
            throw new UnconvertibleValueException(Refusal.DATE, "a time of day does not fit into a date");
        }
        sink.writeDate(DateText.epochDay(date));
    }

    private static byte[] moment(String text) {
        byte[] bytes = ascii(text.replace('T', ' '));
        if (DateText.isImpossible(bytes)) {
            throw new UnconvertibleValueException(Refusal.DATE, "no such date");
        }
        return bytes;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void uuid(String text, ValueSink sink) {
        String digits = text.replace("-", "");
        if (digits.length() != 32 || !digits.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128)) {
            throw new UnconvertibleValueException("not a UUID");
        }
        UUID uuid = UUID.fromString(digits.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5"));
        sink.writeUuid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    }
}
