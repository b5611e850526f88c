package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.StoredRows;
import java.util.List;

/** Hashes rows while they are copied: those that were stored, and those that the server refused. */
public final class CopiedRows implements StoredRows {
    private final RowHashes stored;
    private final RowHashes refused;
    private final SourceRows storedRows;
    private final SourceRows refusedRows;

    public CopiedRows(CopyTarget table) {
        RowShape shape = RowShape.of(table, List.of());
        this.stored = new RowHashes(shape);
        this.refused = new RowHashes(shape);
        this.storedRows = new SourceRows(shape, stored);
        this.refusedRows = new SourceRows(shape, refused);
    }

    @Override
    public void row(byte[] bytes, int offset, int length) {
        storedRows.row(bytes, offset, length);
    }

    @Override
    public void refused(byte[] bytes, int offset, int length) {
        refusedRows.row(bytes, offset, length);
    }

    @Override
    public void begin() {
        storedRows.begin();
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        storedRows.write(bytes, offset, length);
    }

    @Override
    public void endLarge() {
        storedRows.endLarge();
    }

    /** Of the rows that were stored. */
    public SliceHash stored() {
        return stored.result();
    }

    /** Of the rows that the server refused, as far as they came to it whole. */
    public SliceHash refused() {
        return refused.result();
    }
}
