package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Encodes single rows in PostgreSQL's binary COPY form: the canonical form of values, for hashes and archives. Equal to
 * what COPY TO gives for the stored row, jsonb excepted, which the server spells anew. Not safe for use by several
 * threads.
 */
public final class RowEncoder {
    private static final int CAPACITY = 1 << 16;

    private final List<CopyColumn> columns;
    private final Portion portion = new Portion(CAPACITY);
    private final BinaryCopyEncoder encoder;

    /**
     * @param target is asked for the OIDs of enums that stand in arrays, and not kept
     * @param large takes rows whose readers stream a large value; null to hold values of any size in memory
     */
    public RowEncoder(CopyTarget table, Connection target, @Nullable LargeValueOutput large) {
        this.columns = table.columns();
        this.encoder = new BinaryCopyEncoder(ColumnFormats.of(columns, new EnumOids(target)), portion, large);
    }

    /**
     * Encodes the row.
     *
     * @return whether it was given to {@code rows}; if not, its last piece has gone to the output of large rows
     * @throws UnconvertibleValueException when PostgreSQL cannot hold the row, of which pieces may have gone out; the
     *     next one may follow
     */
    public boolean encode(SourceRow row, RowBytes rows) throws SQLException {
        portion.clear();
        encoder.beginRow();
        for (int i = 0; i < columns.size(); i++) {
            encoder.beginValue(i);
            columns.get(i).reader().read(row, i + 1, encoder);
            encoder.endValue();
        }
        encoder.endRow();
        if (encoder.spilled()) {
            return false;
        }
        rows.row(portion.buffer().array(), 0, portion.rowEnd(0));
        return true;
    }
}
