package io.pgtrek.postgresql.copy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads values in PostgreSQL's text input form, such as stand in reject files, whoever wrote them there. */
public final class TextInput {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,6})?");
    private static final Pattern UUIDS = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern ADDRESS =
            Pattern.compile("(?<host>\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(?:/(?<bits>\\d{1,3}))?");
    private static final Pattern INTERVAL =
            Pattern.compile("(?:(?<months>[+-]?\\d{1,9}) mon(?:th)?s?)? ?(?:(?<days>[+-]?\\d{1,9}) days?)?"
                    + " ?(?:(?<seconds>[+-]?\\d{1,12}(?:\\.\\d{1,6})?) sec(?:ond)?s?)?");

    private TextInput() {}

    /**
     * Writes the value to a column of that type.
     *
     * @throws UnconvertibleValueException when the text is no value of the type
     */
    public static void write(String text, PgType type, ValueSink sink) {
        switch (ColumnFormats.wire(type)) {
            case BOOLEAN -> sink.writeBoolean(bool(text));
            case INT2 -> sink.writeShort((short) whole(text, Short.MIN_VALUE, Short.MAX_VALUE));
            case INT4 -> sink.writeInt((int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
            case INT8 -> sink.writeLong(whole(text, Long.MIN_VALUE, Long.MAX_VALUE));
            case FLOAT4 -> sink.writeFloat((float) floating(text, Float.MAX_VALUE));
            case FLOAT8 -> sink.writeDouble(floating(text, Double.MAX_VALUE));
            case NUMERIC -> numeric(text, sink);
            case TEXT -> sink.writeText(text);
            case JSONB -> sink.writeJsonb(text);
            case BYTES -> bytes(text, sink);
            case DATE -> sink.writeDate(TimeForm.parseDate(text));
            case TIME, TIMETZ -> sink.writeTime(TimeForm.parseTime(text));
            case TIMESTAMP -> sink.writeTimestamp(TimeForm.parseTimestamp(text, false));
            case TIMESTAMPTZ -> sink.writeTimestamp(TimeForm.parseTimestamp(text, true));
            case INTERVAL -> interval(text, sink);
            case UUID -> uuid(text, sink);
            case BITS -> bits(text, sink);
            case INET -> inet(text, sink);
            case TEXT_ARRAY -> sink.writeTextArray(ArrayForm.parse(text));
        }
    }

    private static boolean bool(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "true", "t", "yes", "on", "1" -> true;
            case "false", "f", "no", "off", "0" -> false;
            default -> throw new UnconvertibleValueException("not a boolean");
        };
    }

    private static long whole(String text, long least, long most) {
        BigDecimal number = number(text);
        if (number.compareTo(BigDecimal.valueOf(least)) < 0 || number.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw new UnconvertibleValueException(Refusal.RANGE, "a number out of range for the type");
        }
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw new UnconvertibleValueException(Refusal.RANGE, "a number with a fraction");
        }
    }

    private static double floating(String text, double most) {
        switch (text.strip()) {
            case "NaN":
                return Double.NaN;
            case "Infinity":
                return Double.POSITIVE_INFINITY;
            case "-Infinity":
                return Double.NEGATIVE_INFINITY;
            default:
                double value = number(text).doubleValue();
                if (Math.abs(value) > most) {
                    throw new UnconvertibleValueException(Refusal.RANGE, "a number out of range for the type");
                }
                // The sign of zero is lost in a BigDecimal.
                return value == 0 && text.strip().startsWith("-") ? -0.0 : value;
        }
    }

    private static BigDecimal number(String text) {
        String stripped = text.strip();
        if (!NUMBER.matcher(stripped).matches()) {
            throw new UnconvertibleValueException("not a number");
        }
        return new BigDecimal(stripped);
    }

    private static void numeric(String text, ValueSink sink) {
        if (text.strip().equals("NaN")) {
            sink.writeNumericNaN();
        } else {
            sink.writeNumeric(number(text));
        }
    }

    private static void bytes(String text, ValueSink sink) {
        if (!text.startsWith("\\x")) {
            throw new UnconvertibleValueException("not bytes in the form \\x00ff");
        }
        try {
            byte[] bytes = HexFormat.of().parseHex(text, 2, text.length());
            sink.writeBytes(bytes, 0, bytes.length);
        } catch (IllegalArgumentException e) {
            throw new UnconvertibleValueException("not bytes in the form \\x00ff");
        }
    }

    private static void interval(String text, ValueSink sink) {
        Matcher parts = INTERVAL.matcher(text.strip());
        if (text.isBlank() || !parts.matches()) {
            throw new UnconvertibleValueException(
                    Refusal.DATE, "not an interval in the form 1 months 2 days 3.5 seconds");
        }
        String seconds = parts.group("seconds");
        sink.writeInterval(
                part(parts.group("months")),
                part(parts.group("days")),
                seconds == null ? 0 : new BigDecimal(seconds).movePointRight(6).longValueExact());
    }

    private static int part(@Nullable String number) {
        return number == null ? 0 : Integer.parseInt(number);
    }

    private static void uuid(String text, ValueSink sink) {
        if (!UUIDS.matcher(text.strip()).matches()) {
            throw new UnconvertibleValueException("not a UUID");
        }
        UUID uuid = UUID.fromString(text.strip());
        sink.writeUuid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    }

    private static void bits(String text, ValueSink sink) {
        byte[] bytes = new byte[(text.length() + 7) / 8];
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '0' && c != '1') {
                throw new UnconvertibleValueException("not bits in the form 0101");
            }
            bytes[i / 8] |= (byte) (c == '1' ? 0x80 >> i % 8 : 0);
        }
        sink.writeBits(bytes, text.length());
    }

    private static void inet(String text, ValueSink sink) {
        Matcher parts = ADDRESS.matcher(text.strip());
        if (!parts.matches()) {
            throw new UnconvertibleValueException("not an address");
        }
        try {
            // Only digits and colons get here, so that no name is looked up.
            byte[] address = InetAddress.getByName(parts.group("host")).getAddress();
            String bits = parts.group("bits");
            sink.writeInet(address, bits == null ? 8 * address.length : Integer.parseInt(bits));
        } catch (UnknownHostException e) {
            throw new UnconvertibleValueException("not an address");
        }
    }
}
