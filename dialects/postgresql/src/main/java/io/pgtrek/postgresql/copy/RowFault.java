package io.pgtrek.postgresql.copy;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Why a row cannot be stored.
 *
 * @param column 0 for the first; -1 when the whole row is at fault
 * @param offset where in the encoded row the column's value begins
 * @param refusal what the server said; null when the row never got there
 */
record RowFault(
        int column, int offset, String reason, @Nullable SQLException refusal) {
    static final int WHOLE_ROW = -1;
}
