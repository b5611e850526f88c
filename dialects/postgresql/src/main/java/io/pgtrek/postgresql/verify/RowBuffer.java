package io.pgtrek.postgresql.verify;

import java.io.ByteArrayOutputStream;

/** Bytes of one row, in an array that is used again. */
final class RowBuffer extends ByteArrayOutputStream {
    RowBuffer() {
        super(1 << 12);
    }

    byte[] array() {
        return buf;
    }

    void writeInt(int value) {
        write(value >> 24);
        write(value >> 16);
        write(value >> 8);
        write(value);
    }
}
