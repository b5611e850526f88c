package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.util.Arrays;

/** UTF-8 as PostgreSQL wants it: no surrogates, no overlong forms, no zero bytes. */
final class Utf8 {

    private Utf8() {}

    /**
     * Position of the first zero byte, -1 when there is none.
     *
     * @throws UnconvertibleValueException when the bytes are not UTF-8
     */
    static int firstZero(byte[] bytes) {
        int zero = -1;
        int at = 0;
        while (at < bytes.length) {
            byte b = bytes[at];
            if (b > 0) {
                at++;
            } else if (b == 0) {
                zero = zero < 0 ? at : zero;
                at++;
            } else {
                at += sequence(bytes, at);
            }
        }
        return zero;
    }

    /** Length of the multi-byte character at {@code at}. */
    private static int sequence(byte[] bytes, int at) {
        int lead = bytes[at] & 0xff;
        int length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
        if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) {
            throw malformed();
        }
        int second = bytes[at + 1] & 0xff;
        if (second < lowestSecond(lead) || second > highestSecond(lead)) {
            throw malformed();
        }
        for (int i = 2; i < length; i++) {
            if ((bytes[at + i] & 0xc0) != 0x80) {
                throw malformed();
            }
        }
        return length;
    }

    /** Table 3-7 of the Unicode standard. */
    private static int lowestSecond(int lead) {
        return lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    }

    private static int highestSecond(int lead) {
        return lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    }

    private static UnconvertibleValueException malformed() {
        return new UnconvertibleValueException(Refusal.ENCODING, "the bytes are not valid UTF-8");
    }

    static byte[] withoutZeros(byte[] bytes) {
        byte[] kept = new byte[bytes.length];
        int length = 0;
        for (byte b : bytes) {
            if (b != 0) {
                kept[length++] = b;
            }
        }
        return Arrays.copyOf(kept, length);
    }

    /** Number of characters (code points) of valid UTF-8. */
    static int characters(byte[] bytes) {
        int count = 0;
        for (byte b : bytes) {
            count += (b & 0xc0) == 0x80 ? 0 : 1;
        }
        return count;
    }

    static boolean isAscii(byte[] bytes) {
        for (byte b : bytes) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }
}
