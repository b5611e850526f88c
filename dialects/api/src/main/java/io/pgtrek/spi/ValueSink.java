package io.pgtrek.spi;

import java.io.InputStream;
import java.math.BigDecimal;
import java.util.List;

/**
 * Receives the values of one row in column order, in PostgreSQL's terms. The COPY encoder, the row hasher and the
 * archive writer implement it. Each call writes one whole value; which calls fit is given by the column's type.
 */
public interface ValueSink {

    void writeNull();

    void writeBoolean(boolean value);

    /** For smallint; the caller has checked the range. */
    void writeShort(short value);

    void writeInt(int value);

    void writeLong(long value);

    void writeFloat(float value);

    void writeDouble(double value);

    void writeNumeric(BigDecimal value);

    /** A numeric without fraction, or {@code unscaled / 10^scale}. */
    void writeNumeric(long unscaled, int scale);

    /** NaN of numeric. */
    void writeNumericNaN();

    /** For text, varchar, char, citext, json, xml and enums. The text holds no U+0000. */
    void writeText(CharSequence value);

    /** As {@link #writeText}, from bytes that are valid UTF-8 without zero bytes; the sink does not keep the array. */
    void writeUtf8(byte[] bytes, int offset, int length);

    /** For jsonb: the text with the version byte its binary form needs. */
    void writeJsonb(CharSequence value);

    void writeBytes(byte[] bytes, int offset, int length);

    /** bytea or text from a stream of exactly {@code length} bytes; text must be valid UTF-8. */
    void writeStream(InputStream stream, long length);

    /** @param epochDay days since 1970-01-01, as {@link java.time.LocalDate#toEpochDay()} */
    void writeDate(long epochDay);

    /** @param micros since midnight, 0 to 86,400,000,000 */
    void writeTime(long micros);

    /** timestamp or timestamptz. @param epochMicros since 1970-01-01 00:00 (UTC for timestamptz) */
    void writeTimestamp(long epochMicros);

    void writeInterval(int months, int days, long micros);

    void writeUuid(long mostSignificant, long leastSignificant);

    /** bit and varbit: {@code bits} bits, the first in the highest bit of the first byte. */
    void writeBits(byte[] bytes, int bits);

    /** inet: 4 or 16 bytes of address. @param prefix netmask length, 32 or 128 for a host */
    void writeInet(byte[] address, int prefix);

    /** text[] or an array of an enum; elements are never null. */
    void writeTextArray(List<String> elements);

    /** Says that policy changed the value just being written; it is counted in the report. */
    void altered(Alteration what);
}
