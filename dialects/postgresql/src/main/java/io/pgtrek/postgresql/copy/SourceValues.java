package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.SourceRow;
import java.sql.SQLException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Keeps a value as the source gave it, since it could not be converted. */
final class SourceValues {

    private static final char REPLACEMENT = '\uFFFD';

    private SourceValues() {}

    /** @param column 0 for the first */
    static @Nullable RejectedValue of(SourceRow row, int column) {
        try {
            Object value = row.getObject(column + 1);
            if (value instanceof byte[] bytes) {
                return bytes(bytes);
            }
            if (value instanceof Long || value instanceof Integer || value instanceof Double) {
                return new RejectedValue.SourceNumber(value.toString());
            }
            return text(row, column);
        } catch (SQLException e) {
            return new RejectedValue.Unreadable(String.valueOf(e.getSQLState()));
        }
    }

    private static @Nullable RejectedValue text(SourceRow row, int column) throws SQLException {
        String text = row.getString(column + 1);
        // Drivers put U+FFFD for bytes they cannot decode; only the bytes tell those from a real one.
        byte[] bytes = text == null || text.indexOf(REPLACEMENT) >= 0 ? row.getBytes(column + 1) : null;
        if (bytes != null) {
            return bytes(bytes);
        }
        if (text == null) {
            return null;
        }
        return text.length() > RejectedRow.MOST_VALUE
                ? new RejectedValue.LeftOut(text.length())
                : new RejectedValue.SourceText(text);
    }

    private static RejectedValue bytes(byte[] bytes) {
        return bytes.length > RejectedRow.MOST_VALUE
                ? new RejectedValue.LeftOut(bytes.length)
                : new RejectedValue.SourceHex(HexFormat.of().formatHex(bytes));
    }
}
