package io.pgtrek.jdbc;

import io.pgtrek.spi.UnconvertibleValueException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Lets only UTF-8 through, as PostgreSQL defines it, however the bytes are cut into pieces. */
final class Utf8Stream extends FilterInputStream {

    private final boolean dropZeros;
    private final byte[] single = new byte[1];
    private int missing;
    private int lowest;
    private int highest;
    private boolean beyondAscii;

    /** @param dropZeros whether zero bytes are left out; else they are refused */
    Utf8Stream(InputStream bytes, boolean dropZeros) {
        super(bytes);
        this.dropZeros = dropZeros;
    }

    boolean beyondAscii() {
        return beyondAscii;
    }

    @Override
    public int read() throws IOException {
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int kept = 0;
        while (kept == 0 && length > 0) {
            int read = in.read(buffer, offset, length);
            if (read < 0) {
                requireWhole();
                return -1;
            }
            kept = check(buffer, offset, read);
        }
        return kept;
    }

    private void requireWhole() {
        if (missing > 0) {
            throw malformed();
        }
    }

    /** Moves what is kept together. @return how many bytes that is */
    private int check(byte[] buffer, int offset, int length) {
        int to = offset;
        for (int i = offset; i < offset + length; i++) {
            byte b = buffer[i];
            if (b > 0 && missing == 0) {
                buffer[to++] = b;
            } else if (b != 0) {
                beyondAscii = true;
                step(b & 0xff);
                buffer[to++] = b;
            } else if (missing > 0) {
                throw malformed();
            } else if (!dropZeros) {
                throw new UnconvertibleValueException("text holds the character U+0000");
            }
        }
        return to - offset;
    }

    private void step(int b) {
        if (missing == 0) {
            lead(b);
        } else if (b < lowest || b > highest) {
            throw malformed();
        } else {
            missing--;
            lowest = 0x80;
            highest = 0xbf;
        }
    }

    /** Table 3-7 of the Unicode standard. */
    private void lead(int b) {
        if (b < 0xc2 || b > 0xf4) {
            throw malformed();
        }
        missing = b >= 0xf0 ? 3 : b >= 0xe0 ? 2 : 1;
        lowest = b == 0xe0 ? 0xa0 : b == 0xf0 ? 0x90 : 0x80;
        highest = b == 0xed ? 0x9f : b == 0xf4 ? 0x8f : 0xbf;
    }

    private static UnconvertibleValueException malformed() {
        return new UnconvertibleValueException("the bytes are not valid UTF-8");
    }
}
