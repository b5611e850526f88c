package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.UnconvertibleValueException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Why a row cannot be stored.
 *
 * @param column 0 for the first; -1 when the whole row is at fault
 * @param offset where in the encoded row the column's value begins
 * @param code {@link io.pgtrek.spi.Refusal#code()}, or what the server said
 * @param refusal what the server said; null when the row never got there
 */
record RowFault(
        int column,
        int offset,
        String reason,
        String code,
        @Nullable SQLException refusal) {
    static final int WHOLE_ROW = -1;

    static RowFault of(int column, int offset, UnconvertibleValueException e) {
        return new RowFault(
                column, offset, String.valueOf(e.getMessage()), e.refusal().code(), null);
    }

    static RowFault of(int column, int offset, String reason, SQLException refusal) {
        return new RowFault(column, offset, reason, String.valueOf(refusal.getSQLState()), refusal);
    }
}
