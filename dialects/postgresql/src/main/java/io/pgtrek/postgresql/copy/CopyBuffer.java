package io.pgtrek.postgresql.copy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bytes in network order, in an array that grows and is used again. */
final class CopyBuffer {
    private static final int LARGEST = Integer.MAX_VALUE - 16;
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] bytes;
    private int size;

    CopyBuffer(int capacity) {
        bytes = new byte[capacity];
    }

    /** The array itself; it changes with the next write. */
    byte[] array() {
        return bytes;
    }

    int size() {
        return size;
    }

    void truncate(int to) {
        size = to;
    }

    /** Drops bytes at the beginning and moves the rest there. */
    void dropFirst(int count) {
        System.arraycopy(bytes, count, bytes, 0, size - count);
        size -= count;
    }

    /** Empties the buffer, and gives memory back when an outlier had made it larger than that. */
    void reset(int capacity) {
        size = 0;
        if (bytes.length > capacity) {
            bytes = new byte[capacity];
        }
    }

    /** Swaps contents with another buffer. */
    void exchange(CopyBuffer other) {
        byte[] theirs = other.bytes;
        int theirSize = other.size;
        other.bytes = bytes;
        other.size = size;
        bytes = theirs;
        size = theirSize;
    }

    void writeByte(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    void writeShort(int value) {
        reserve(2);
        SHORT.set(bytes, size, (short) value);
        size += 2;
    }

    void writeInt(int value) {
        reserve(4);
        size += 4;
        putInt(size - 4, value);
    }

    void writeLong(long value) {
        reserve(8);
        LONG.set(bytes, size, value);
        size += 8;
    }

    void write(byte[] source, int offset, int length) {
        reserve(length);
        System.arraycopy(source, offset, bytes, size, length);
        size += length;
    }

    /** Reads exactly that many bytes. */
    void readFrom(InputStream stream, int length) throws IOException {
        reserve(length);
        if (stream.readNBytes(bytes, size, length) < length) {
            throw new EOFException("the stream is shorter than announced");
        }
        size += length;
    }

    void putInt(int at, int value) {
        INT.set(bytes, at, value);
    }

    /** Makes room so that {@code more} bytes can be put without a check each. */
    void reserve(int more) {
        if (bytes.length - size < more) {
            long wanted = Math.max((long) size + more, Math.min(2L * bytes.length, LARGEST));
            if (wanted > LARGEST) {
                throw new OutOfMemoryError("a row of more than 2 GB");
            }
            bytes = Arrays.copyOf(bytes, (int) wanted);
        }
    }
}
