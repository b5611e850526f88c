package io.pgtrek.codec;

import net.jpountz.xxhash.XXHash64;
import net.jpountz.xxhash.XXHashFactory;

/** The 64-bit xxHash. Safe for use by several threads. */
public final class XxHash64 {
    /** The Java form: a native call costs more than hashing a row of usual size. */
    private static final XXHash64 HASH = XXHashFactory.fastestJavaInstance().hash64();

    private XxHash64() {}

    /** The hash of that range, with seed 0. */
    public static long of(byte[] bytes, int offset, int length) {
        return HASH.hash(bytes, offset, length, 0);
    }
}
