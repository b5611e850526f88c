package io.pgtrek.codec;

import java.util.Arrays;

/**
 * How large PostgreSQL's own compression makes a value; writes no output. To the byte what the server's default
 * strategy gives. Not safe for use by several threads; holds about 80 kB.
 *
 * @see <a href="https://git.postgresql.org/gitweb/?p=postgresql.git;a=blob;f=src/common/pg_lzcompress.c">format</a>
 */
public final class PglzSize {

    /** The server stores the value as it is. */
    public static final int GIVEN_UP = -1;

    private static final int LEAST_INPUT = 32;
    private static final int FIRST_SUCCESS_BY = 1024;
    private static final int GOOD_MATCH = 128;
    private static final int GOOD_DROP_PERCENT = 10;
    private static final int FARTHEST = 0x0fff;
    private static final int LONGEST = 273;
    private static final int SHORTEST = 3;
    private static final int LONGEST_OF_TWO_BYTES = 17;
    private static final int ITEMS_PER_CONTROL_BYTE = 8;

    private final PglzHistory history = new PglzHistory();
    private byte[] input = {};
    private int end;
    private int length;

    /** Bytes without a header, or {@link #GIVEN_UP} where less than a quarter would be saved. */
    public int of(byte[] value) {
        if (value.length < LEAST_INPUT) {
            return GIVEN_UP;
        }
        input = value;
        end = value.length;
        history.clear(value);
        int size = size(most(end));
        input = new byte[0];
        return size;
    }

    /** As the server reckons, who avoids an overflow. */
    private static int most(int length) {
        return length > Integer.MAX_VALUE / 100 ? length / 100 * 75 : length * 75 / 100;
    }

    private int size(int most) {
        int out = 0;
        int items = 0;
        boolean found = false;
        for (int at = 0; at < end; at += length) {
            if (out >= most || !found && out >= FIRST_SUCCESS_BY) {
                return GIVEN_UP;
            }
            out += items++ % ITEMS_PER_CONTROL_BYTE == 0 ? 1 : 0;
            boolean match = match(at);
            out += !match ? 1 : length > LONGEST_OF_TWO_BYTES ? 3 : 2;
            found |= match;
            for (int i = 0; i < length; i++) {
                history.add(at + i);
            }
        }
        return out >= most ? GIVEN_UP : out;
    }

    /** Looks for what stands at {@code at} among what went before; without, the length is one literal byte. */
    private boolean match(int at) {
        int best = 0;
        int good = GOOD_MATCH;
        for (int entry = history.newest(at); entry != PglzHistory.NONE; entry = history.older(entry)) {
            int before = history.position(entry);
            if (at - before >= FARTHEST) {
                break;
            }
            best = Math.max(best, common(before, at, best));
            if (best >= good && history.older(entry) != PglzHistory.NONE) {
                break;
            }
            good -= good * GOOD_DROP_PERCENT / 100;
        }
        length = best < SHORTEST ? 1 : best;
        return best >= SHORTEST;
    }

    /** How many bytes are the same in both places, where these are more than {@code least}; else anything less. */
    private int common(int before, int at, int least) {
        int most = Math.min(LONGEST, end - at);
        if (least >= most || input[before + least] != input[at + least]) {
            return 0;
        }
        int same = Arrays.mismatch(input, before, before + most, input, at, at + most);
        return same < 0 ? most : same;
    }
}
