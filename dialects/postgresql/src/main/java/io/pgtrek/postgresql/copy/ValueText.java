package io.pgtrek.postgresql.copy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.UUID;

/** Spells one encoded value in PostgreSQL's text input form; {@link TextInput} reads it back. */
final class ValueText {

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
            case DATE -> TimeForm.date(value.getInt() + TimeRanges.EPOCH_DAYS);
            case TIME -> TimeForm.time(value.getLong());
            case TIMETZ -> TimeForm.time(value.getLong()) + "+00";
            case TIMESTAMP -> TimeForm.timestamp(value.getLong() + TimeRanges.EPOCH_MICROS, "");
            case TIMESTAMPTZ -> TimeForm.timestamp(value.getLong() + TimeRanges.EPOCH_MICROS, "+00");
            case INTERVAL -> interval(value);
            case UUID -> new UUID(value.getLong(), value.getLong()).toString();
            case BITS -> bits(value);
            case INET -> inet(value);
            case TEXT_ARRAY -> array(value);
        };
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
        return StandardCharsets.UTF_8.decode(value).toString();
    }

    private static String bytes(ByteBuffer value) {
        byte[] bytes = new byte[value.remaining()];
        value.get(bytes);
        return "\\x" + HexFormat.of().formatHex(bytes);
    }

    private static String interval(ByteBuffer value) {
        long micros = value.getLong();
        int days = value.getInt();
        return value.getInt() + " months " + days + " days "
                + new BigDecimal(BigInteger.valueOf(micros), 6).toPlainString() + " seconds";
    }

    private static String bits(ByteBuffer value) {
        int bits = value.getInt();
        StringBuilder text = new StringBuilder(bits);
        for (int i = 0; i < bits; i++) {
            text.append((value.get(4 + i / 8) >> (7 - i % 8) & 1) == 1 ? '1' : '0');
        }
        return text.toString();
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
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < count; i++) {
            byte[] element = new byte[value.getInt()];
            value.get(element);
            text.append(i == 0 ? "" : ",").append(ArrayForm.quoted(new String(element, StandardCharsets.UTF_8)));
        }
        return text.append('}').toString();
    }
}
