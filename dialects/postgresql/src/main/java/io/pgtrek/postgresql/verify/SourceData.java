package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.RowEncoder;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.UnconvertibleValueException;
import java.sql.Connection;
import java.sql.SQLException;

/** Reads a table of the source through the encoders that the copy uses. */
public final class SourceData {
    private SourceData() {}

    /**
     * Gives the rows in canonical form.
     *
     * @param target is asked for the OIDs of types, before the first row is read
     * @param cursor the caller closes it
     * @return how many rows were left out, since PostgreSQL cannot hold them
     */
    public static long read(Connection target, CopyTarget table, RowShape shape, RowCursor cursor, CanonicalRow rows)
            throws SQLException {
        SourceRows canonical = new SourceRows(shape, rows);
        RowEncoder encoder = new RowEncoder(table, target, canonical);
        long refused = 0;
        while (cursor.next()) {
            refused += take(encoder, cursor, canonical) ? 0 : 1;
        }
        return refused;
    }

    private static boolean take(RowEncoder encoder, RowCursor cursor, SourceRows canonical) throws SQLException {
        try {
            if (!encoder.encode(cursor.row(), canonical)) {
                canonical.endLarge();
            }
            return true;
        } catch (UnconvertibleValueException e) {
            return false;
        }
    }
}
