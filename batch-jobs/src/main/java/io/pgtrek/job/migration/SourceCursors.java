package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.job.connect.Source;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import java.sql.Connection;
import java.sql.SQLException;

/** Opens the rows of slices. */
final class SourceCursors {

    private SourceCursors() {}

    /** @throws MigrateException READ_FAILED when the source refuses the query */
    static RowCursor open(Source source, Connection connection, ReadRequest request) {
        try {
            return source.dialect().reader().open(connection, request);
        } catch (SQLException e) {
            throw new MigrateException(
                    ErrorCode.READ_FAILED,
                    "Table " + request.table() + " of the source cannot be read.",
                    SqlErrors.detail(e),
                    "Check the table, the user's privilege on it, and copy.where.",
                    e);
        }
    }
}
