package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;

/** Writes and checks UTF-8 as PostgreSQL demands it: no surrogates, no overlong forms, no U+0000. */
final class Utf8 {
    private Utf8() {}

    /** Appends the text. @return how many characters (code points) it has */
    static int encode(CharSequence text, CopyBuffer buffer) {
        int length = text.length();
        int characters = 0;
        for (int i = 0; i < length; i++, characters++) {
            if ((i & 0xFFF) == 0) {
                buffer.reserve(3 * Math.min(0x1000, length - i) + 1);
            }
            char c = text.charAt(i);
            if (c == 0) {
                throw nul();
            } else if (c < 0x80) {
                buffer.writeByte(c);
            } else if (c < 0x800) {
                buffer.writeShort(0xC080 | (c >> 6) << 8 | c & 0x3F);
            } else if (!Character.isSurrogate(c)) {
                buffer.writeByte(0xE0 | c >> 12);
                buffer.writeShort(0x8080 | (c >> 6 & 0x3F) << 8 | c & 0x3F);
            } else {
                buffer.writeInt(fourBytes(pair(text, i++)));
            }
        }
        return characters;
    }

    private static int pair(CharSequence text, int at) {
        char high = text.charAt(at);
        if (!Character.isHighSurrogate(high)
                || at + 1 == text.length()
                || !Character.isLowSurrogate(text.charAt(at + 1))) {
            throw new UnconvertibleValueException(Refusal.ENCODING, "half of a surrogate pair in text");
        }
        return Character.toCodePoint(high, text.charAt(at + 1));
    }

    private static int fourBytes(int c) {
        return 0xF0808080 | (c >> 18) << 24 | (c >> 12 & 0x3F) << 16 | (c >> 6 & 0x3F) << 8 | c & 0x3F;
    }

    /** Checks the bytes. @return how many characters they are */
    static int validate(byte[] bytes, int offset, int length) {
        int end = offset + length;
        int characters = 0;
        for (int i = offset; i < end; characters++) {
            int first = bytes[i];
            if (first > 0) {
                i++;
            } else if (first == 0) {
                throw nul();
            } else {
                i += multibyte(bytes, i, end);
            }
        }
        return characters;
    }

    /** Bytes that begin a character; what a stream is measured by, whose chunks may cut characters. */
    static int countStarts(byte[] bytes, int length) {
        int starts = 0;
        for (int i = 0; i < length; i++) {
            starts += (bytes[i] & 0xC0) == 0x80 ? 0 : 1;
        }
        return starts;
    }

    private static int multibyte(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        if (first < 0xC2 || first > 0xF4 || end - at < length) {
            throw invalid();
        }
        for (int i = at + 1; i < at + length; i++) {
            if ((bytes[i] & 0xC0) != 0x80) {
                throw invalid();
            }
        }
        int second = bytes[at + 1] & 0xFF;
        boolean overlong = first == 0xE0 && second < 0xA0 || first == 0xF0 && second < 0x90;
        boolean surrogate = first == 0xED && second >= 0xA0;
        boolean beyond = first == 0xF4 && second >= 0x90;
        if (overlong || surrogate || beyond) {
            throw invalid();
        }
        return length;
    }

    private static UnconvertibleValueException invalid() {
        return new UnconvertibleValueException(Refusal.ENCODING, "invalid UTF-8");
    }

    private static UnconvertibleValueException nul() {
        return new UnconvertibleValueException(Refusal.NUL, "U+0000 in text");
    }
}
