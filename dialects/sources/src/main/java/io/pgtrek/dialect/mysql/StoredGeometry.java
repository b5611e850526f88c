package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A geometry in the server's own format. */
final class StoredGeometry {

    private static final int SRID_BYTES = 4;
    private static final int HEADER_BYTES = 5;
    /** PostGIS marks a geometry that carries its SRID by this bit of the type. */
    private static final int EWKB_SRID = 0x20000000;

    private final byte[] stored;

    private StoredGeometry(byte[] stored) {
        this.stored = stored;
    }

    static StoredGeometry of(byte[] stored) {
        if (stored.length < SRID_BYTES + HEADER_BYTES) {
            throw new UnconvertibleValueException("not a geometry");
        }
        return new StoredGeometry(stored);
    }

    int srid() {
        return ByteBuffer.wrap(stored).order(ByteOrder.LITTLE_ENDIAN).getInt();
    }

    void writeWkb(ValueSink sink) {
        sink.writeBytes(stored, SRID_BYTES, stored.length - SRID_BYTES);
    }

    /** WKB with the SRID inside, as PostGIS receives it. */
    void writeEwkb(ValueSink sink) {
        if (srid() == 0) {
            writeWkb(sink);
            return;
        }
        ByteOrder order = stored[SRID_BYTES] == 1 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        ByteBuffer wkb = ByteBuffer.wrap(stored).order(order).position(SRID_BYTES + 1);
        ByteBuffer ewkb = ByteBuffer.allocate(stored.length).order(order);
        ewkb.put(stored[SRID_BYTES])
                .putInt(wkb.getInt() | EWKB_SRID)
                .putInt(srid())
                .put(wkb);
        sink.writeBytes(ewkb.array(), 0, ewkb.capacity());
    }

    String wkt() {
        return new WktPrinter(ByteBuffer.wrap(stored).position(SRID_BYTES)).print();
    }
}
