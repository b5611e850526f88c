package io.pgtrek.postgresql.copy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/** Reads one encoded value as text for people; long ones are cut and say so. */
final class ValueText {
    private static final int MOST_CHARACTERS = 2_000;

    private ValueText() {}

    static String of(ByteBuffer value, Wire wire) {
        return switch (wire) {
            case BOOLEAN -> value.get() == 0 ? "false" : "true";
            case INT2 -> Short.toString(value.getShort());
            case INT4 -> Integer.toString(value.getInt());
            case INT8 -> Long.toString(value.getLong());
            case FLOAT4 -> Float.toString(value.getFloat());
            case FLOAT8 -> Double.toString(value.getDouble());
            case NUMERIC -> numeric(value);
            case TEXT -> text(value);
            case JSONB -> text(value.position(1));
            case BYTES -> bytes(value);
            case DATE ->
                LocalDate.ofEpochDay(value.getInt() + TimeRanges.EPOCH_DAYS).toString();
            case TIME, TIMETZ -> time(value.getLong());
            case TIMESTAMP -> timestamp(value.getLong()).toString();
            case TIMESTAMPTZ -> timestamp(value.getLong()) + "Z";
            case INTERVAL -> interval(value);
            case UUID -> new UUID(value.getLong(), value.getLong()).toString();
            case BITS -> bits(value);
            case INET -> inet(value);
            case TEXT_ARRAY -> array(value);
        };
    }

    /** The text, or its beginning and its length. */
    static String cut(String text) {
        if (text.length() <= MOST_CHARACTERS) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(MOST_CHARACTERS - 1)) ? MOST_CHARACTERS - 1 : MOST_CHARACTERS;
        return text.substring(0, end) + "... (" + text.codePointCount(0, text.length()) + " characters)";
    }

    private static String numeric(ByteBuffer value) {
        int groups = value.getShort();
        int weight = value.getShort();
        int sign = value.getShort() & 0xFFFF;
        int scale = value.getShort();
        if (sign == 0xC000) {
            return "NaN";
        }
        BigInteger unscaled = BigInteger.ZERO;
        for (int i = 0; i < groups; i++) {
            unscaled = unscaled.multiply(BigInteger.valueOf(10_000)).add(BigInteger.valueOf(value.getShort()));
        }
        BigDecimal number = new BigDecimal(unscaled, 4 * (groups - 1 - weight)).setScale(scale);
        return (sign == 0 ? number : number.negate()).toPlainString();
    }

    private static String text(ByteBuffer value) {
        return cut(StandardCharsets.UTF_8.decode(value).toString());
    }

    private static String bytes(ByteBuffer value) {
        int length = value.remaining();
        byte[] shown = new byte[Math.min(length, MOST_CHARACTERS / 2)];
        value.get(shown);
        return "\\x" + HexFormat.of().formatHex(shown) + (shown.length < length ? "... (" + length + " bytes)" : "");
    }

    private static String time(long micros) {
        return micros == TimeRanges.DAY_MICROS
                ? "24:00:00"
                : LocalTime.ofNanoOfDay(micros * 1_000).toString();
    }

    private static LocalDateTime timestamp(long micros) {
        return Instant.ofEpochSecond(TimeRanges.EPOCH_DAYS * 86_400)
                .plus(micros, ChronoUnit.MICROS)
                .atOffset(ZoneOffset.UTC)
                .toLocalDateTime();
    }

    private static String interval(ByteBuffer value) {
        long micros = value.getLong();
        int days = value.getInt();
        return value.getInt() + " months " + days + " days " + new BigDecimal(BigInteger.valueOf(micros), 6)
                + " seconds";
    }

    private static String bits(ByteBuffer value) {
        int bits = value.getInt();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(bits, MOST_CHARACTERS); i++) {
            text.append((value.get(4 + i / 8) >> (7 - i % 8) & 1) == 1 ? '1' : '0');
        }
        return bits <= MOST_CHARACTERS ? text.toString() : text + "... (" + bits + " bits)";
    }

    private static String inet(ByteBuffer value) {
        int prefix = value.get(1) & 0xFF;
        byte[] address = new byte[value.get(3)];
        value.get(4, address);
        try {
            return InetAddress.getByAddress(address).getHostAddress() + "/" + prefix;
        } catch (UnknownHostException e) {
            throw new IllegalStateException("the encoder writes 4 or 16 bytes", e);
        }
    }

    private static String array(ByteBuffer value) {
        int count = value.getInt() == 0 ? 0 : value.getInt(12);
        value.position(count == 0 ? 12 : 20);
        List<String> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte[] element = new byte[value.getInt()];
            value.get(element);
            elements.add(new String(element, StandardCharsets.UTF_8));
        }
        return cut(elements.toString());
    }
}
