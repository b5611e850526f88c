package io.pgtrek.postgresql.verify;

import io.pgtrek.postgresql.copy.RowBytes;

/**
 * Makes rows of {@link TargetSelect} canonical: before the columns they have a field with length and SHA-256 of values
 * that are NULL in their place because they are large.
 */
final class TargetRows implements RowBytes {
    /** Of one large value: number of its column from 0, length, digest. */
    private static final int ENTRY = 2 * Integer.BYTES + RowShape.DIGEST;

    private final RowShape shape;
    private final CanonicalRow rows;
    private final FieldPieces pieces;
    private final RowBuffer patched = new RowBuffer();

    TargetRows(RowShape shape, CanonicalRow rows) {
        this.shape = shape;
        this.rows = rows;
        this.pieces = new FieldPieces(shape, true);
    }

    @Override
    public void row(byte[] bytes, int offset, int length) {
        int large = offset + Short.BYTES;
        int digests = RowShape.length(bytes, large);
        int fields = large + Integer.BYTES + Math.max(0, digests);
        if (digests < 0 && length <= RowShape.LARGE) {
            rows.row(bytes, fields);
            return;
        }
        // Types whose values the server was not asked to digest can be large, too.
        pieces.begin(0);
        pieces.write(bytes, fields, offset + length - fields);
        if (digests < 0) {
            rows.row(pieces.array(), 0);
        } else {
            patch(pieces.array(), bytes, large + Integer.BYTES);
            rows.row(patched.array(), 0);
        }
    }

    private void patch(byte[] row, byte[] entries, int firstEntry) {
        patched.reset();
        int entriesEnd = firstEntry + RowShape.length(entries, firstEntry - Integer.BYTES);
        int entry = firstEntry;
        int at = 0;
        for (int column = 0; column < shape.columns(); column++) {
            int end = RowShape.end(row, at);
            if (entry < entriesEnd && RowShape.length(entries, entry) == column) {
                patched.write(entries, entry + Integer.BYTES, ENTRY - Integer.BYTES);
                entry += ENTRY;
            } else {
                patched.write(row, at, end - at);
            }
            at = end;
        }
    }
}
