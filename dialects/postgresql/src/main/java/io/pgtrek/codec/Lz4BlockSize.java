package io.pgtrek.codec;

import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Factory;

/** How large an LZ4 block of the usual, fast level becomes. Not safe for use by several threads. */
public final class Lz4BlockSize {

    private final LZ4Compressor compressor = LZ4Factory.fastestInstance().fastCompressor();
    private byte[] output = {};

    /** Bytes of the block, without a header; a bit more than the value's own where it does not compress. */
    public int of(byte[] value) {
        int most = compressor.maxCompressedLength(value.length);
        if (output.length < most) {
            output = new byte[most];
        }
        return compressor.compress(value, 0, value.length, output, 0, output.length);
    }
}
