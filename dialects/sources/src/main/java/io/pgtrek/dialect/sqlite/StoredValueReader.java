package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.sql.SQLException;

/** Takes a value in its own storage class, whatever the column declares, and hands it to a conversion. */
record StoredValueReader(Conversion conversion) implements ValueReader {

    private static final char REPLACEMENT = '\uFFFD';

    @Override
    public void read(SourceRow row, int column, ValueSink sink) throws SQLException {
        Object value = row.getObject(column);
        if (value == null) {
            sink.writeNull();
        } else if (value instanceof String text) {
            text(row, column, text, sink);
        } else {
            // the driver gives an Integer where the number is small
            conversion.write(value instanceof Integer number ? Long.valueOf(number) : value, sink);
        }
    }

    private void text(SourceRow row, int column, String text, ValueSink sink) throws SQLException {
        if (text.isEmpty() && !conversion.takesEmptyText()) {
            sink.altered(Alteration.EMPTY_TO_NULL);
            sink.writeNull();
        } else if (text.indexOf(REPLACEMENT) >= 0) {
            doubtful(row, column, sink);
        } else {
            conversion.write(text, sink);
        }
    }

    /** The driver puts U+FFFD for bytes that are not UTF-8: only the bytes tell those from a real one. */
    private void doubtful(SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = row.getBytes(column);
        if (bytes == null) {
            throw new UnconvertibleValueException(Refusal.ENCODING, "a text whose bytes the driver does not give");
        }
        conversion.write(
                conversion instanceof BytesConversion ? bytes : Utf8.decode(bytes, "a text that is not valid UTF-8"),
                sink);
    }
}
