package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows in PostgreSQL's binary COPY form into a {@link Portion}. A value that the server would refuse or silently
 * change is refused here with {@link UnconvertibleValueException}, or rounded and counted. A row begun can be rolled
 * back, with its counts, as long as no large value has left the buffer.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.4">manual: COPY, binary format</a>
 */
final class BinaryCopyEncoder implements ValueSink {
    /** Longest field: PostgreSQL allocates no more than 1 GB for it. */
    static final long MOST_FIELD_BYTES = 0x3FFF_FFFFL - 8;

    private static final int NULL = -1;

    private final ColumnFormat[] formats;
    private final Portion portion;
    private final CopyBuffer buffer;
    private final NumericEncoder numerics;
    private final StreamedValues streamed;

    private int column;
    private int fields;
    private boolean keepLargeOut;

    BinaryCopyEncoder(List<ColumnFormat> formats, Portion portion, @Nullable LargeValueOutput large) {
        this.formats = formats.toArray(ColumnFormat[]::new);
        this.portion = portion;
        this.buffer = portion.buffer();
        this.numerics = new NumericEncoder(buffer);
        this.streamed = new StreamedValues(portion, large, this.formats.length);
    }

    void beginRow() {
        fields = 0;
        keepLargeOut = false;
        streamed.beginRow();
        buffer.writeShort(formats.length);
    }

    /** The next value belongs to that column, 0 for the first. */
    void beginValue(int index) {
        column = index;
        if (fields != index) {
            throw new IllegalStateException("column " + formats[index].column() + " comes after " + fields + " values");
        }
    }

    /** Checks that the reader has written exactly one value. */
    void endValue() {
        if (fields != column + 1) {
            throw new IllegalStateException(
                    "the reader of column " + formats[column].column() + " wrote " + (fields - column) + " values");
        }
    }

    /** Ends the row. One that has begun to leave the buffer leaves it whole, and is no part of the portion. */
    void endRow() {
        if (sentBytes() + rowOffset() > MOST_FIELD_BYTES) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "a row of more than 1 GB");
        }
        if (spilled()) {
            streamed.endRow();
        } else {
            portion.endRow();
        }
    }

    /** Takes the unfinished row back; what has left the buffer is the caller's to cancel. */
    void rollbackRow() {
        portion.rollbackRow();
    }

    /** Whether the current row has begun to leave the buffer. */
    boolean spilled() {
        return streamed.begun();
    }

    /** Size of the current row once it has left the buffer. */
    long sentBytes() {
        return streamed.sentBytes();
    }

    /** How much of the current row is in the buffer. */
    int rowOffset() {
        return buffer.size() - portion.unfinished();
    }

    /** Length of a value of the current row that left the buffer, where NULL stands in for it; -1 for any other. */
    long largeLength(int index) {
        return streamed.length(index);
    }

    /** Writes NULL in place of the current column's value that begins there, to show the rest of a rejected row; large values stay out. */
    void replaceValue(int offset) {
        buffer.truncate(portion.unfinished() + offset);
        keepLargeOut = true;
        fields = column;
        writeNull();
    }

    @Override
    public void writeNull() {
        fields++;
        buffer.writeInt(NULL);
    }

    @Override
    public void writeBoolean(boolean value) {
        fixed(Wire.BOOLEAN, Wire.BOOLEAN, 1);
        buffer.writeByte(value ? 1 : 0);
    }

    @Override
    public void writeShort(short value) {
        fixed(Wire.INT2, Wire.INT2, 2);
        buffer.writeShort(value);
    }

    @Override
    public void writeInt(int value) {
        fixed(Wire.INT4, Wire.INT4, 4);
        buffer.writeInt(value);
    }

    @Override
    public void writeLong(long value) {
        fixed(Wire.INT8, Wire.INT8, 8);
        buffer.writeLong(value);
    }

    @Override
    public void writeFloat(float value) {
        fixed(Wire.FLOAT4, Wire.FLOAT4, 4);
        buffer.writeInt(Float.floatToIntBits(value));
    }

    @Override
    public void writeDouble(double value) {
        fixed(Wire.FLOAT8, Wire.FLOAT8, 8);
        buffer.writeLong(Double.doubleToLongBits(value));
    }

    @Override
    public void writeNumeric(BigDecimal value) {
        ColumnFormat format = format(Wire.NUMERIC, Wire.NUMERIC);
        if (NumericLimits.fitsLong(value)) {
            long unscaled = value.unscaledValue().longValue();
            if (NumericLimits.fits(unscaled, value.scale(), format)) {
                writeNumeric(unscaled, value.scale(), format);
                return;
            }
        }
        BigDecimal fitting = NumericLimits.fit(value, format);
        if (fitting.compareTo(value) != 0) {
            altered(Alteration.ROUNDED);
        }
        int start = begin();
        numerics.write(fitting);
        end(start);
    }

    @Override
    public void writeNumeric(long unscaled, int scale) {
        ColumnFormat format = format(Wire.NUMERIC, Wire.NUMERIC);
        if (!NumericLimits.fits(unscaled, scale, format)) {
            writeNumeric(BigDecimal.valueOf(unscaled, scale));
            return;
        }
        writeNumeric(unscaled, scale, format);
    }

    private void writeNumeric(long unscaled, int scale, ColumnFormat format) {
        int target = format.scale() == null ? scale : format.scale();
        int start = begin();
        numerics.write(unscaled * NumericEncoder.POWERS[target - scale], target);
        end(start);
    }

    @Override
    public void writeNumericNaN() {
        format(Wire.NUMERIC, Wire.NUMERIC);
        int start = begin();
        numerics.writeNaN();
        end(start);
    }

    @Override
    public void writeText(CharSequence value) {
        ColumnFormat format = format(Wire.TEXT, Wire.TEXT);
        if (format.labels() != null) {
            format.checkLabel(value.toString());
        }
        int start = begin();
        int characters = Utf8.encode(value, buffer);
        format.checkLength(characters, buffer.array(), buffer.size());
        pad(format, characters);
        end(start);
    }

    @Override
    public void writeUtf8(byte[] bytes, int offset, int length) {
        ColumnFormat format = format(Wire.TEXT, Wire.JSONB);
        int characters = Utf8.validate(bytes, offset, length);
        if (format.labels() != null) {
            format.checkLabel(new String(bytes, offset, length, StandardCharsets.UTF_8));
        }
        format.checkLength(characters, bytes, offset + length);
        int start = begin();
        prefix(format);
        buffer.write(bytes, offset, length);
        pad(format, characters);
        end(start);
    }

    @Override
    public void writeJsonb(CharSequence value) {
        ColumnFormat format = format(Wire.JSONB, Wire.TEXT);
        int start = begin();
        prefix(format);
        Utf8.encode(value, buffer);
        end(start);
    }

    @Override
    public void writeBytes(byte[] bytes, int offset, int length) {
        fixed(Wire.BYTES, Wire.BYTES, length);
        buffer.write(bytes, offset, length);
    }

    @Override
    public void writeStream(InputStream stream, long length) {
        ColumnFormat format = formats[column];
        if (format.wire() != Wire.BYTES) {
            format.expect(Wire.TEXT, Wire.JSONB);
        }
        if (length > MOST_FIELD_BYTES) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "a value of more than 1 GB");
        }
        try {
            if (!streamed.concerns(length)) {
                buffered(stream, (int) length, format);
                return;
            }
            if (keepLargeOut) {
                streamed.leaveOut(column, length);
            } else {
                streamed.pass(stream, length, column, format);
            }
            writeNull();
            streamed.resume();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void writeDate(long epochDay) {
        int days = TimeRanges.days(epochDay);
        fixed(Wire.DATE, Wire.DATE, 4);
        buffer.writeInt(days);
    }

    @Override
    public void writeTime(long micros) {
        ColumnFormat format = format(Wire.TIME, Wire.TIMETZ);
        TimeRanges.requireTimeOfDay(micros);
        long rounded = rounded(micros, format);
        fixed(Wire.TIME, Wire.TIMETZ, format.wire() == Wire.TIME ? 8 : 12);
        buffer.writeLong(rounded);
        if (format.wire() == Wire.TIMETZ) {
            buffer.writeInt(0);
        }
    }

    @Override
    public void writeTimestamp(long epochMicros) {
        ColumnFormat format = format(Wire.TIMESTAMP, Wire.TIMESTAMPTZ);
        long micros = TimeRanges.requireBelowEnd(rounded(TimeRanges.micros(epochMicros), format));
        fixed(Wire.TIMESTAMP, Wire.TIMESTAMPTZ, 8);
        buffer.writeLong(micros);
    }

    @Override
    public void writeInterval(int months, int days, long micros) {
        ColumnFormat format = format(Wire.INTERVAL, Wire.INTERVAL);
        long rounded = rounded(micros, format);
        fixed(Wire.INTERVAL, Wire.INTERVAL, 16);
        buffer.writeLong(rounded);
        buffer.writeInt(days);
        buffer.writeInt(months);
    }

    @Override
    public void writeUuid(long mostSignificant, long leastSignificant) {
        fixed(Wire.UUID, Wire.UUID, 16);
        buffer.writeLong(mostSignificant);
        buffer.writeLong(leastSignificant);
    }

    @Override
    public void writeBits(byte[] bytes, int bits) {
        ColumnFormat format = format(Wire.BITS, Wire.BITS);
        format.checkBits(bits);
        int length = (bits + 7) / 8;
        fixed(Wire.BITS, Wire.BITS, 4 + length);
        buffer.writeInt(bits);
        buffer.write(bytes, 0, length);
        if (bits % 8 != 0) {
            // Bits behind the last one are not part of the value, but would be of its binary form.
            int last = buffer.size() - 1;
            buffer.array()[last] &= (byte) (0xFF << (8 - bits % 8));
        }
    }

    @Override
    public void writeInet(byte[] address, int prefix) {
        if (address.length != 4 && address.length != 16 || prefix < 0 || prefix > 8 * address.length) {
            throw new UnconvertibleValueException("not an IP address with a netmask length");
        }
        fixed(Wire.INET, Wire.INET, 4 + address.length);
        // PostgreSQL's own family numbers: 2 is IPv4, 3 is IPv6, on every platform.
        buffer.writeByte(address.length == 4 ? 2 : 3);
        buffer.writeByte(prefix);
        buffer.writeByte(0);
        buffer.writeByte(address.length);
        buffer.write(address, 0, address.length);
    }

    @Override
    public void writeTextArray(List<String> elements) {
        ColumnFormat format = format(Wire.TEXT_ARRAY, Wire.TEXT_ARRAY);
        int start = begin();
        buffer.writeInt(elements.isEmpty() ? 0 : 1);
        buffer.writeInt(0);
        buffer.writeInt(format.elementOid());
        if (!elements.isEmpty()) {
            buffer.writeInt(elements.size());
            buffer.writeInt(1);
        }
        for (String element : elements) {
            format.checkLabel(element);
            int at = buffer.size();
            buffer.writeInt(0);
            int characters = Utf8.encode(element, buffer);
            format.checkLength(characters, buffer.array(), buffer.size());
            buffer.putInt(at, buffer.size() - at - 4);
        }
        end(start);
    }

    @Override
    public void altered(Alteration what) {
        portion.altered(column, what);
    }

    private long rounded(long micros, ColumnFormat format) {
        if (format.fraction() == 1 || micros % format.fraction() == 0) {
            return micros;
        }
        altered(Alteration.ROUNDED);
        return TimeRanges.round(micros, format.fraction());
    }

    private ColumnFormat format(Wire first, Wire second) {
        ColumnFormat format = formats[column];
        format.expect(first, second);
        return format;
    }

    private void fixed(Wire first, Wire second, int length) {
        formats[column].expect(first, second);
        fields++;
        buffer.writeInt(length);
    }

    private int begin() {
        fields++;
        buffer.writeInt(0);
        return buffer.size();
    }

    private void end(int start) {
        int length = buffer.size() - start;
        if (length > MOST_FIELD_BYTES) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "a value of more than 1 GB");
        }
        buffer.putInt(start - 4, length);
    }

    /** The server would store char(n) like this; the encoded row is to be the stored one. */
    private void pad(ColumnFormat format, int characters) {
        if (!format.padded()) {
            return;
        }
        for (int i = characters; i < format.length(); i++) {
            buffer.writeByte(' ');
        }
        buffer.truncate(buffer.size() - Math.max(characters - format.length(), 0));
    }

    private void prefix(ColumnFormat format) {
        if (format.wire() == Wire.JSONB) {
            buffer.writeByte(1);
        }
    }

    private void buffered(InputStream stream, int length, ColumnFormat format) throws IOException {
        int start = begin();
        prefix(format);
        int from = buffer.size();
        buffer.readFrom(stream, length);
        StreamedValues.requireEnd(stream);
        if (format.wire() != Wire.BYTES) {
            int characters = Utf8.validate(buffer.array(), from, length);
            format.checkLength(characters, buffer.array(), buffer.size());
            pad(format, characters);
        }
        end(start);
    }
}
