package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValueSink;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Text as valid UTF-8 without zero bytes.
 *
 * @param reencoded whether the bytes are read in another character set than the source declares
 */
record TextBytes(NulBytes nulBytes, boolean reencoded) {

    static TextBytes of(Carriage carriage) {
        return new TextBytes(carriage.policy().nulBytes(), carriage.holdsUtf8());
    }

    /** The value; null for NULL, which is not yet written. */
    byte @Nullable [] get(SourceRow row, int column, ValueSink sink) throws SQLException {
        byte[] bytes = row.getBytes(column);
        if (bytes == null) {
            return null;
        }
        boolean clean = Utf8.firstZero(bytes) < 0;
        if (!clean && nulBytes == NulBytes.REJECT) {
            throw new UnconvertibleValueException(Refusal.NUL, "text holds the character U+0000");
        }
        if (reencoded && !Utf8.isAscii(bytes)) {
            sink.altered(Alteration.REENCODED);
        }
        if (clean) {
            return bytes;
        }
        sink.altered(Alteration.NUL_REMOVED);
        return Utf8.withoutZeros(bytes);
    }
}
