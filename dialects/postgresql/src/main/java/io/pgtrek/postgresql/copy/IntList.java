package io.pgtrek.postgresql.copy;

import java.util.Arrays;

/** A growing list of ints, without boxes. */
final class IntList {
    private int[] values = new int[256];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return values[index];
    }

    /** The last value, or 0 when there is none. */
    int last() {
        return size == 0 ? 0 : values[size - 1];
    }

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    void truncate(int to) {
        size = to;
    }

    void dropFirst(int count) {
        System.arraycopy(values, count, values, 0, size - count);
        size -= count;
    }
}
