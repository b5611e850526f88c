package io.pgtrek.postgresql.copy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.postgresql.copy.LargeRow.RowRefused;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Carries rows through the columns' readers into the encoder; failures of the source become READ_FAILED. */
final class RowReader {
    private final CopyTarget table;
    private final Refusals refusals;
    private final BinaryCopyEncoder encoder;

    RowReader(CopyTarget table, BinaryCopyEncoder encoder) {
        this.table = table;
        this.refusals = new Refusals(table);
        this.encoder = encoder;
    }

    boolean next(RowCursor rows) {
        try {
            return rows.next();
        } catch (SQLException e) {
            throw failure("", detail(e), e);
        }
    }

    /** Encodes the row. @return what is wrong with it; null when it is complete */
    @Nullable
    RowFault read(SourceRow row) {
        encoder.beginRow();
        for (int i = 0; i < table.columns().size(); i++) {
            RowFault fault = readValue(row, i);
            if (fault != null) {
                return fault;
            }
        }
        return end();
    }

    /** Encodes one value. @return what is wrong with it; null when it is written */
    @Nullable
    RowFault readValue(SourceRow row, int index) {
        CopyColumn column = table.columns().get(index);
        int offset = encoder.rowOffset();
        encoder.beginValue(index);
        try {
            column.reader().read(row, index + 1, encoder);
            encoder.endValue();
            return null;
        } catch (UnconvertibleValueException e) {
            return RowFault.of(index, offset, e);
        } catch (RowRefused e) {
            return RowFault.of(index, offset, refusals.reason(e.refusal()), e.refusal());
        } catch (SQLException e) {
            throw failure(" in column " + column.source(), detail(e), e);
        } catch (UncheckedIOException e) {
            throw failure(" in column " + column.source(), String.valueOf(e.getMessage()), e);
        }
    }

    private @Nullable RowFault end() {
        try {
            encoder.endRow();
            return null;
        } catch (UnconvertibleValueException e) {
            return RowFault.of(RowFault.WHOLE_ROW, 0, e);
        } catch (RowRefused e) {
            return RowFault.of(RowFault.WHOLE_ROW, 0, refusals.reason(e.refusal()), e.refusal());
        }
    }

    /** A driver's data exceptions quote the value that it could not convert. */
    private static String detail(SQLException e) {
        String state = e.getSQLState();
        return state != null && state.startsWith("22") ? "SQLSTATE " + state : SqlErrors.detail(e);
    }

    private MigrateException failure(String where, String detail, Exception cause) {
        return new MigrateException(
                ErrorCode.READ_FAILED,
                "Reading the source's rows for " + table.table() + " failed" + where + ".",
                detail,
                null,
                cause);
    }
}
