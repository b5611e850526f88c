package io.pgtrek.codec;

import java.util.Arrays;

/** The last 4096 places of an input, in lists of those that begin alike, newest first. */
final class PglzHistory {

    /** Not an entry; entries count from 1. */
    static final int NONE = 0;

    private static final int ENTRIES = 4096;
    private static final int LONGEST_START = 8192;

    private final short[] start = new short[LONGEST_START];
    private final short[] next = new short[ENTRIES + 1];
    private final short[] previous = new short[ENTRIES + 1];
    private final short[] list = new short[ENTRIES + 1];
    private final int[] position = new int[ENTRIES + 1];
    private byte[] input = {};
    private int mask;
    private int entry;
    private boolean recycling;

    void clear(byte[] value) {
        input = value;
        mask = lists(value.length) - 1;
        Arrays.fill(start, 0, mask + 1, (short) NONE);
        entry = 1;
        recycling = false;
    }

    private static int lists(int length) {
        return length < 128 ? 512 : length < 256 ? 1024 : length < 512 ? 2048 : length < 1024 ? 4096 : LONGEST_START;
    }

    int newest(int at) {
        return start[hash(at)];
    }

    int older(int of) {
        return next[of];
    }

    int position(int of) {
        return position[of];
    }

    void add(int at) {
        if (recycling) {
            unlink(entry);
        }
        int hash = hash(at);
        short head = start[hash];
        next[entry] = head;
        previous[entry] = NONE;
        list[entry] = (short) hash;
        position[entry] = at;
        if (head != NONE) {
            previous[head] = (short) entry;
        }
        start[hash] = (short) entry;
        if (++entry > ENTRIES) {
            entry = 1;
            recycling = true;
        }
    }

    private void unlink(int old) {
        if (previous[old] == NONE) {
            start[list[old]] = next[old];
        } else {
            next[previous[old]] = next[old];
        }
        if (next[old] != NONE) {
            previous[next[old]] = previous[old];
        }
    }

    /** Bytes are signed, as char is in C on x86. */
    private int hash(int at) {
        int mixed = input.length - at < 4
                ? input[at]
                : input[at] << 6 ^ input[at + 1] << 4 ^ input[at + 2] << 2 ^ input[at + 3];
        return mixed & mask;
    }
}
