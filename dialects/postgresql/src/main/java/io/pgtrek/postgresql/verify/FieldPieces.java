package io.pgtrek.postgresql.verify;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Makes a row canonical from its binary COPY form, which may come in pieces of any size: large values pass through
 * SHA-256, jsonb is spelled anew.
 */
final class FieldPieces {
    private static final int HEADER = Integer.BYTES;

    private final RowShape shape;
    private final boolean jsonbIsCanonical;
    private final MessageDigest sha256 = sha256();
    private final RowBuffer row = new RowBuffer();
    private final RowBuffer json = new RowBuffer();
    private int skipped;
    private int column;
    private int headerBytes;
    private int length;
    private long left;

    /** @param jsonbIsCanonical whether jsonb comes as canonical text, as the target's rows are asked for */
    FieldPieces(RowShape shape, boolean jsonbIsCanonical) {
        this.shape = shape;
        this.jsonbIsCanonical = jsonbIsCanonical;
    }

    /** @param skip bytes before the first field that are no part of any */
    void begin(int skip) {
        row.reset();
        json.reset();
        sha256.reset();
        skipped = skip;
        column = 0;
        headerBytes = 0;
        length = 0;
        left = 0;
    }

    void write(byte[] bytes, int offset, int count) {
        int end = offset + count;
        int at = offset + Math.min(skipped, count);
        skipped -= at - offset;
        while (at < end) {
            if (headerBytes < HEADER) {
                length = length << 8 | bytes[at++] & 0xFF;
                headerBytes++;
                beginField();
            } else {
                int now = (int) Math.min(left, end - at);
                part(bytes, at, now);
                at += now;
                left -= now;
            }
            if (headerBytes == HEADER && left == 0) {
                endField();
            }
        }
    }

    /** The canonical row, valid until the next begins. */
    byte[] array() {
        if (column != shape.columns() || headerBytes != 0) {
            throw new IllegalStateException("the row ended in column " + (column + 1) + " of " + shape.columns());
        }
        return row.array();
    }

    private void beginField() {
        if (headerBytes < HEADER) {
            return;
        }
        left = Math.max(0, length);
        if (!spelledAnew()) {
            row.writeInt(length);
        }
    }

    private boolean spelledAnew() {
        return shape.jsonb(column) && !jsonbIsCanonical && length >= 0;
    }

    private void part(byte[] bytes, int offset, int count) {
        if (spelledAnew()) {
            json.write(bytes, offset, count);
        } else if (length > RowShape.LARGE) {
            sha256.update(bytes, offset, count);
        } else {
            row.write(bytes, offset, count);
        }
    }

    private void endField() {
        if (spelledAnew()) {
            // The version byte in front is no part of the text.
            canonical(JsonbText.of(json.array(), 1, json.size()));
            json.reset();
        } else if (length > RowShape.LARGE) {
            row.writeBytes(sha256.digest());
        }
        column++;
        headerBytes = 0;
        length = 0;
    }

    private void canonical(byte[] text) {
        row.writeInt(text.length);
        row.writeBytes(text.length > RowShape.LARGE ? sha256.digest(text) : text);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
