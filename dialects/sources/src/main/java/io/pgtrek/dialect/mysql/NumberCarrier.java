package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** decimal, float and double. */
final class NumberCarrier implements Carrier {

    /** Writes a number that is not NULL. */
    @FunctionalInterface
    private interface Writer {
        void write(BigDecimal value, ValueSink sink);
    }

    private static final Map<PgType, Writer> WRITERS = Map.of(
            PgType.BOOLEAN, (value, sink) -> sink.writeBoolean(Whole.toBoolean(Whole.of(value))),
            PgType.SMALLINT, (value, sink) -> sink.writeShort(Whole.toShort(Whole.of(value))),
            PgType.INTEGER, (value, sink) -> sink.writeInt(Whole.toInt(Whole.of(value))),
            PgType.BIGINT, (value, sink) -> sink.writeLong(Whole.of(value)),
            PgType.REAL, (value, sink) -> sink.writeFloat(value.floatValue()),
            PgType.DOUBLE, (value, sink) -> sink.writeDouble(value.doubleValue()),
            PgType.TEXT, (value, sink) -> sink.writeText(value.toPlainString()));

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        NativeType type = carriage.type();
        if (type.name().equals("float") && target.equals(PgType.REAL)) {
            return Optional.of(ColumnMapping.of(target, lossiness(type), NumberCarrier::real));
        }
        if (isDouble(type) && target.equals(PgType.DOUBLE)) {
            return Optional.of(ColumnMapping.of(target, lossiness(type), NumberCarrier::doublePrecision));
        }
        Writer writer = target instanceof Numeric numeric
                ? (value, sink) -> NumericFit.write(value, numeric, sink)
                : WRITERS.get(target);
        return Optional.ofNullable(writer).map(found -> mapping(type, target, found));
    }

    private static ColumnMapping mapping(NativeType type, PgType target, Writer writer) {
        boolean exact = target instanceof Numeric && target.equals(NaturalTypes.decimal(type));
        ValueReader reader = (row, column, sink) -> {
            BigDecimal value = decimal(type, row, column);
            if (value == null) {
                sink.writeNull();
            } else {
                writer.write(value, sink);
            }
        };
        return ColumnMapping.of(target, exact ? lossiness(type) : Lossiness.MAY_REJECT, reader);
    }

    private static Lossiness lossiness(NativeType type) {
        return type.unsigned() ? Lossiness.WIDER : Lossiness.EXACT;
    }

    /** A float's shortest decimal form, not the digits of its widening to double. */
    private static @Nullable BigDecimal decimal(NativeType type, SourceRow row, int column) throws SQLException {
        if (MysqlFamily.of(type) == MysqlFamily.DECIMAL) {
            return row.getDecimal(column);
        }
        if (type.name().equals("float")) {
            float value = row.getFloat(column);
            return row.wasNull() ? null : new BigDecimal(Float.toString(value));
        }
        double value = row.getDouble(column);
        return row.wasNull() ? null : BigDecimal.valueOf(value);
    }

    private static void real(SourceRow row, int column, ValueSink sink) throws SQLException {
        float value = row.getFloat(column);
        if (row.wasNull()) {
            sink.writeNull();
        } else {
            sink.writeFloat(value);
        }
    }

    private static boolean isDouble(NativeType type) {
        return type.name().equals("double") || type.name().equals("real");
    }

    private static void doublePrecision(SourceRow row, int column, ValueSink sink) throws SQLException {
        double value = row.getDouble(column);
        if (row.wasNull()) {
            sink.writeNull();
        } else {
            sink.writeDouble(value);
        }
    }
}
