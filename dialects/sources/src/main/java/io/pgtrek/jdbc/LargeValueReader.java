package io.pgtrek.jdbc;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Char;
import io.pgtrek.catalog.type.PgType.Varchar;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.LargeValue;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.Set;

/**
 * Lets large values stream where the type can hold them, by the same rules as small ones; all else goes to the reader
 * of whole values.
 *
 * @param reencoded whether text is read in another character set than the source declares, which is counted
 */
public record LargeValueReader(ValueReader whole, PgType target, NulBytes nulBytes, boolean reencoded)
        implements ValueReader {

    private static final Set<PgType> TEXTS = Set.of(PgType.TEXT, PgType.CITEXT, PgType.XML);
    private static final Set<PgType> DOCUMENTS = Set.of(PgType.JSON, PgType.JSONB);

    @Override
    public void read(SourceRow row, int column, ValueSink sink) throws SQLException {
        LargeValue value = row.large(column);
        if (value == null) {
            whole.read(row, column, sink);
        } else if (target.equals(PgType.BYTEA)) {
            write(value.open(), value.length(), sink);
        } else if (takesText() || DOCUMENTS.contains(target) && value.text()) {
            text(value, sink);
        } else {
            throw new UnconvertibleValueException("a value of " + value.length() + " bytes");
        }
    }

    private boolean takesText() {
        return TEXTS.contains(target) || target instanceof Varchar || target instanceof Char;
    }

    private void text(LargeValue value, ValueSink sink) {
        long zeros = value.mayHoldZero() ? zeros(value) : 0;
        Utf8Stream text = new Utf8Stream(value.open(), zeros > 0);
        write(text, value.length() - zeros, sink);
        if (zeros > 0) {
            sink.altered(Alteration.NUL_REMOVED);
        }
        if (reencoded && text.beyondAscii()) {
            sink.altered(Alteration.REENCODED);
        }
    }

    private static void write(InputStream stream, long length, ValueSink sink) {
        try (stream) {
            sink.writeStream(stream, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Counted beforehand, since the length goes first. */
    private long zeros(LargeValue value) {
        long zeros = count(value);
        if (zeros > 0 && nulBytes == NulBytes.REJECT) {
            throw new UnconvertibleValueException("text holds the character U+0000");
        }
        return zeros;
    }

    private static long count(LargeValue value) {
        byte[] chunk = new byte[1 << 16];
        long zeros = 0;
        try (InputStream stream = value.open()) {
            for (int read = stream.read(chunk); read >= 0; read = stream.read(chunk)) {
                for (int i = 0; i < read; i++) {
                    zeros += chunk[i] == 0 ? 1 : 0;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zeros;
    }
}
