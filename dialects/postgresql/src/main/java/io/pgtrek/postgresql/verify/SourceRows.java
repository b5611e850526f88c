package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.LargeValueOutput;
import io.pgtrek.postgresql.copy.RowBytes;

/** Makes encoded rows of the source canonical; rows that need no change are passed on where they are. */
final class SourceRows implements RowBytes, LargeValueOutput {
    private final RowShape shape;
    private final CanonicalRow rows;
    private final FieldPieces pieces;

    SourceRows(RowShape shape, CanonicalRow rows) {
        this.shape = shape;
        this.rows = rows;
        this.pieces = new FieldPieces(shape, false);
    }

    @Override
    public void row(byte[] bytes, int offset, int length) {
        if (length <= RowShape.LARGE && !shape.anyJsonb()) {
            rows.row(bytes, offset + Short.BYTES);
        } else {
            begin();
            write(bytes, offset, length);
            endLarge();
        }
    }

    @Override
    public void begin() {
        pieces.begin(Short.BYTES);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        pieces.write(bytes, offset, length);
    }

    /** The row that came in pieces is complete. */
    void endLarge() {
        rows.row(pieces.array(), 0);
    }
}
