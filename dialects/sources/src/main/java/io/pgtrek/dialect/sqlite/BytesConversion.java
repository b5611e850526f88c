package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ValueSink;
import java.nio.charset.StandardCharsets;

/** bytea: blobs as they are, all else as the bytes of its text. */
record BytesConversion() implements Conversion {

    @Override
    public PgType target() {
        return PgType.BYTEA;
    }

    @Override
    public String fits() {
        return "1";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        byte[] bytes = value instanceof byte[] blob
                ? blob
                : (value instanceof Number number ? Numbers.text(number) : (String) value)
                        .getBytes(StandardCharsets.UTF_8);
        sink.writeBytes(bytes, 0, bytes.length);
    }

    @Override
    public boolean takesEmptyText() {
        return true;
    }
}
