package io.pgtrek.dialect.mysql;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * What is known of one large value beforehand.
 *
 * @param length of all its pieces, in bytes
 * @param mayHoldZero whether a zero byte stands in a text, or the server does not say
 */
record Measures(long length, boolean mayHoldZero) {

    /** How many columns {@link #read} takes. */
    static final int COLUMNS = 3;

    /** Whether the value is large, which the first column says. */
    static boolean isLarge(ResultSet row, int first) throws SQLException {
        return row.getLong(first) != 0;
    }

    /** @throws SQLException where the server has no answer, as functions give NULL for what exceeds a packet */
    static Measures read(ResultSet row, int first) throws SQLException {
        long length = row.getLong(first + 1);
        if (row.wasNull()) {
            throw new SQLException(
                    "the server cannot tell the length of a value; its max_allowed_packet is too small", "54000");
        }
        long zero = row.getLong(first + 2);
        return new Measures(length, row.wasNull() || zero > 0);
    }
}
