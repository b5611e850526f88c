package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

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

    /** @param target is asked for the OIDs of enums that stand in arrays, and not kept */
    public RowEncoder(CopyTarget table, Connection target) {
        this.columns = table.columns();
        this.encoder = new BinaryCopyEncoder(ColumnFormats.of(columns, new EnumOids(target)), portion, null);
    }

    /**
     * The row: number of fields, then length and bytes of each. Large values are held in memory.
     *
     * @return valid until the next call
     * @throws UnconvertibleValueException when PostgreSQL cannot hold the row; the next one may follow
     */
    public ByteBuffer encode(SourceRow row) throws SQLException {
        portion.clear();
        encoder.beginRow();
        for (int i = 0; i < columns.size(); i++) {
            encoder.beginValue(i);
            columns.get(i).reader().read(row, i + 1, encoder);
            encoder.endValue();
        }
        encoder.endRow();
        return ByteBuffer.wrap(portion.buffer().array(), 0, portion.rowEnd(0)).asReadOnlyBuffer();
    }
}
