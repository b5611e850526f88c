package io.pgtrek.testkit;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ValueSink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keeps what is written, as objects that read well in assertions. Bytes are kept as {@code \xHEX}. */
public final class CollectingSink implements ValueSink {

    private final List<@Nullable Object> values = new ArrayList<>();
    private final List<Alteration> alterations = new ArrayList<>();

    public List<@Nullable Object> values() {
        return values;
    }

    public List<Alteration> alterations() {
        return alterations;
    }

    @Override
    public void writeNull() {
        values.add(null);
    }

    @Override
    public void writeBoolean(boolean value) {
        values.add(value);
    }

    @Override
    public void writeShort(short value) {
        values.add(value);
    }

    @Override
    public void writeInt(int value) {
        values.add(value);
    }

    @Override
    public void writeLong(long value) {
        values.add(value);
    }

    @Override
    public void writeFloat(float value) {
        values.add(value);
    }

    @Override
    public void writeDouble(double value) {
        values.add(value);
    }

    @Override
    public void writeNumeric(BigDecimal value) {
        values.add(value);
    }

    @Override
    public void writeNumeric(long unscaled, int scale) {
        values.add(BigDecimal.valueOf(unscaled, scale));
    }

    @Override
    public void writeNumericNaN() {
        values.add(Double.NaN);
    }

    @Override
    public void writeText(CharSequence value) {
        values.add(value.toString());
    }

    @Override
    public void writeUtf8(byte[] bytes, int offset, int length) {
        values.add(new String(bytes, offset, length, StandardCharsets.UTF_8));
    }

    @Override
    public void writeJsonb(CharSequence value) {
        values.add(value.toString());
    }

    @Override
    public void writeBytes(byte[] bytes, int offset, int length) {
        values.add("\\x" + HexFormat.of().formatHex(Arrays.copyOfRange(bytes, offset, offset + length)));
    }

    @Override
    public void writeStream(InputStream stream, long length) {
        try {
            byte[] bytes = stream.readAllBytes();
            writeBytes(bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void writeDate(long epochDay) {
        values.add(LocalDate.ofEpochDay(epochDay));
    }

    @Override
    public void writeTime(long micros) {
        values.add(LocalTime.ofNanoOfDay(micros * 1000));
    }

    @Override
    public void writeTimestamp(long epochMicros) {
        values.add(LocalDateTime.ofEpochSecond(
                Math.floorDiv(epochMicros, 1_000_000L),
                (int) Math.floorMod(epochMicros, 1_000_000L) * 1000,
                ZoneOffset.UTC));
    }

    @Override
    public void writeInterval(int months, int days, long micros) {
        values.add(months + " months " + days + " days " + micros + " microseconds");
    }

    @Override
    public void writeUuid(long mostSignificant, long leastSignificant) {
        values.add(new UUID(mostSignificant, leastSignificant));
    }

    @Override
    public void writeBits(byte[] bytes, int bits) {
        writeBytes(bytes, 0, bytes.length);
    }

    @Override
    public void writeInet(byte[] address, int prefix) {
        writeBytes(address, 0, address.length);
    }

    @Override
    public void writeTextArray(List<String> elements) {
        values.add(List.copyOf(elements));
    }

    @Override
    public void altered(Alteration what) {
        alterations.add(what);
    }
}
