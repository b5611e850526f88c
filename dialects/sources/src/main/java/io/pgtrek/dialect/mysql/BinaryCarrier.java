package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.nio.ByteBuffer;
import java.sql.SQLException;
import java.util.Optional;

/** binary, varbinary and blobs. */
final class BinaryCarrier implements Carrier {

    private static final int UUID_BYTES = 16;

    @Override
    public Optional<ColumnMapping> carry(Carriage carriage, PgType target) {
        if (target.equals(PgType.BYTEA)) {
            return Optional.of(ColumnMapping.of(target, Lossiness.EXACT, BinaryCarrier::bytes));
        }
        if (target.equals(PgType.UUID)) {
            return Optional.of(ColumnMapping.of(target, Lossiness.MAY_REJECT, BinaryCarrier::uuid));
        }
        if (target.equals(PgType.INET)) {
            return Optional.of(ColumnMapping.of(target, Lossiness.MAY_REJECT, BinaryCarrier::inet));
        }
        return new TextCarrier(ColumnMapping.PLAIN).carry(carriage, target);
    }

    static void bytes(SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = row.getBytes(column);
        if (bytes == null) {
            sink.writeNull();
        } else {
            sink.writeBytes(bytes, 0, bytes.length);
        }
    }

    private static void uuid(SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = row.getBytes(column);
        if (bytes == null) {
            sink.writeNull();
            return;
        }
        if (bytes.length != UUID_BYTES) {
            throw new UnconvertibleValueException("a UUID has 16 bytes");
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        sink.writeUuid(buffer.getLong(), buffer.getLong());
    }

    private static void inet(SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = row.getBytes(column);
        if (bytes == null) {
            sink.writeNull();
        } else {
            InetText.write(bytes, sink);
        }
    }
}
