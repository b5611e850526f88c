package io.pgtrek.testkit;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ValueSink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/**
 * A sink that keeps each value as text a person can read: text bare, bytes as {@code \x..}, bits as {@code B'..'}, an
 * interval as {@code 0 mons 0 days <micros> us}; policy's changes stand behind the value as {@code <ZERO_DATE>}.
 */
public final class RecordingSink implements ValueSink {

    private final List<String> values = new ArrayList<>();
    private final StringBuilder alterations = new StringBuilder();

    /** All values since the last call, in order. */
    public List<String> take() {
        List<String> taken = List.copyOf(values);
        values.clear();
        return taken;
    }

    private void add(String value) {
        values.add(value + alterations);
        alterations.setLength(0);
    }

    @Override
    public void writeNull() {
        add("NULL");
    }

    @Override
    public void writeBoolean(boolean value) {
        add(Boolean.toString(value));
    }

    @Override
    public void writeShort(short value) {
        add(Short.toString(value));
    }

    @Override
    public void writeInt(int value) {
        add(Integer.toString(value));
    }

    @Override
    public void writeLong(long value) {
        add(Long.toString(value));
    }

    @Override
    public void writeFloat(float value) {
        add(Float.toString(value));
    }

    @Override
    public void writeDouble(double value) {
        add(Double.toString(value));
    }

    @Override
    public void writeNumeric(BigDecimal value) {
        add(value.toPlainString());
    }

    @Override
    public void writeNumeric(long unscaled, int scale) {
        add(BigDecimal.valueOf(unscaled, scale).toPlainString());
    }

    @Override
    public void writeNumericNaN() {
        add("NaN");
    }

    @Override
    public void writeText(CharSequence value) {
        add(value.toString());
    }

    @Override
    public void writeUtf8(byte[] bytes, int offset, int length) {
        add(new String(bytes, offset, length, StandardCharsets.UTF_8));
    }

    @Override
    public void writeJsonb(CharSequence value) {
        add("jsonb " + value);
    }

    @Override
    public void writeBytes(byte[] bytes, int offset, int length) {
        add("\\x" + HexFormat.of().formatHex(bytes, offset, offset + length));
    }

    @Override
    public void writeStream(InputStream stream, long length) {
        try {
            byte[] bytes = stream.readAllBytes();
            if (bytes.length != length) {
                throw new IllegalStateException("a stream of " + bytes.length + " bytes was announced as " + length);
            }
            writeBytes(bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void writeDate(long epochDay) {
        add(LocalDate.ofEpochDay(epochDay).toString());
    }

    @Override
    public void writeTime(long micros) {
        boolean end = micros == ChronoUnit.DAYS.getDuration().toSeconds() * 1_000_000L;
        add(end ? "24:00" : LocalTime.ofNanoOfDay(micros * 1_000).toString());
    }

    @Override
    public void writeTimestamp(long epochMicros) {
        long seconds = Math.floorDiv(epochMicros, 1_000_000L);
        int nanos = (int) Math.floorMod(epochMicros, 1_000_000L) * 1_000;
        add(LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC).toString());
    }

    @Override
    public void writeInterval(int months, int days, long micros) {
        add(months + " mons " + days + " days " + micros + " us");
    }

    @Override
    public void writeUuid(long mostSignificant, long leastSignificant) {
        add(new UUID(mostSignificant, leastSignificant).toString());
    }

    @Override
    public void writeBits(byte[] bytes, int bits) {
        String all = new BigInteger(1, bytes).toString(2);
        String padded = "0".repeat(bytes.length * Byte.SIZE - (bytes.length == 0 ? 0 : all.length())) + all;
        add("B'" + padded.substring(0, bits) + "'");
    }

    @Override
    public void writeInet(byte[] address, int prefix) {
        add("inet " + HexFormat.of().formatHex(address) + "/" + prefix);
    }

    @Override
    public void writeTextArray(List<String> elements) {
        add("{" + String.join(",", elements) + "}");
    }

    @Override
    public void altered(Alteration what) {
        alterations.append(" <").append(what).append('>');
    }
}
