package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.LargeValueOutput;
import io.pgtrek.postgresql.copy.RowBytes;
import java.util.List;

/**
 * Hashes rows while they are copied: each row that the server has accepted is added, in any order. A row that streams
 * is given in pieces and added by {@link #endLarge()}; one that is begun anew before that was not accepted. Not safe for
 * use by several threads at once.
 */
public final class CopiedRows implements RowBytes, LargeValueOutput {
    private final RowHashes hash;
    private final SourceRows added;
    private final SourceRows subtracted;

    public CopiedRows(CopyTarget table) {
        RowShape shape = RowShape.of(table, List.of());
        this.hash = new RowHashes(shape);
        this.added = new SourceRows(shape, hash);
        this.subtracted = new SourceRows(shape, hash::subtract);
    }

    /** Adds a row in binary COPY form: number of fields, then length and bytes of each. */
    @Override
    public void row(byte[] bytes, int offset, int length) {
        added.row(bytes, offset, length);
    }

    /** Takes a row back that was added, since the server refused it. */
    public void subtract(byte[] bytes, int offset, int length) {
        subtracted.row(bytes, offset, length);
    }

    @Override
    public void begin() {
        added.begin();
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        added.write(bytes, offset, length);
    }

    /** The row that came in pieces was accepted. */
    public void endLarge() {
        added.endLarge();
    }

    public SliceHash result() {
        return hash.result();
    }
}
