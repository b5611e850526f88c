package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyOutRows;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.spi.SliceRange.KeyRange;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Reads a table of the target. */
public final class TargetData {
    private TargetData() {}

    /**
     * Gives the rows in canonical form.
     *
     * @param range by a column of the target; null for the whole table
     */
    public static void read(
            Connection target, CopyTarget table, RowShape shape, @Nullable KeyRange range, CanonicalRow rows)
            throws SQLException {
        CopyOutRows.read(target, TargetSelect.of(table, range), new TargetRows(shape, rows));
    }

    /** The DELETE of the rows in that range. */
    public static String delete(CopyTarget table, @Nullable KeyRange range) {
        return "DELETE FROM " + TargetSelect.RULES.quote(table.table()) + TargetSelect.where(range);
    }
}
