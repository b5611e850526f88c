package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Bit;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/** bit(n): big-endian bytes, the value in the low bits. */
final class BitCarrier implements Carrier {

    /** Writes bits that are not NULL. */
    @FunctionalInterface
    private interface Writer {
        void write(byte[] bytes, ValueSink sink);
    }

    private static final Map<PgType, Writer> WRITERS = Map.of(
            PgType.BOOLEAN, (bytes, sink) -> sink.writeBoolean(Whole.toBoolean(number(bytes))),
            PgType.SMALLINT, (bytes, sink) -> sink.writeShort(Whole.toShort(number(bytes))),
            PgType.INTEGER, (bytes, sink) -> sink.writeInt(Whole.toInt(number(bytes))),
            PgType.BIGINT, (bytes, sink) -> sink.writeLong(number(bytes)),
            PgType.BYTEA, (bytes, sink) -> sink.writeBytes(bytes, 0, bytes.length));

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        int bits = NaturalTypes.bits(carriage.type());
        return writer(bits, target).map(writer -> {
            ValueReader reader = (row, column, sink) -> {
                byte[] bytes = row.getBytes(column);
                if (bytes == null) {
                    sink.writeNull();
                } else {
                    writer.write(bytes, sink);
                }
            };
            return ColumnMapping.of(target, lossiness(bits, target), reader);
        });
    }

    private static Optional<Writer> writer(int bits, PgType target) {
        if (target instanceof Bit bit) {
            return bit.length() < bits
                    ? Optional.empty()
                    : Optional.of((bytes, sink) -> sink.writeBits(leftAligned(bytes, bit.length()), bit.length()));
        }
        if (target instanceof Numeric numeric) {
            return Optional.of(
                    (bytes, sink) -> NumericFit.write(new BigDecimal(new BigInteger(1, bytes)), numeric, sink));
        }
        return Optional.ofNullable(WRITERS.get(target));
    }

    private static Lossiness lossiness(int bits, PgType target) {
        boolean exact = target.equals(NaturalTypes.bit(bits)) || target.equals(PgType.BYTEA);
        boolean wide = target instanceof Bit || (target.equals(PgType.BIGINT) && bits < 64);
        return exact ? Lossiness.EXACT : wide ? Lossiness.WIDER : Lossiness.MAY_REJECT;
    }

    private static long number(byte[] bytes) {
        return Whole.of(new BigDecimal(new BigInteger(1, bytes)));
    }

    /** The sink wants the first bit in the highest bit of the first byte. */
    private static byte[] leftAligned(byte[] bytes, int bits) {
        int length = (bits + 7) / 8;
        byte[] shifted = new BigInteger(1, bytes).shiftLeft(length * 8 - bits).toByteArray();
        byte[] aligned = new byte[length];
        int copied = Math.min(length, shifted.length);
        if (shifted.length > length + 1) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "more than " + bits + " bits");
        }
        System.arraycopy(shifted, shifted.length - copied, aligned, length - copied, copied);
        return aligned;
    }
}
