package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.codec.Lz4BlockSize;
import io.pgtrek.codec.PglzSize;
import io.pgtrek.postgresql.toast.CompressionMethod;
import org.jspecify.annotations.Nullable;

/** Compresses values as the server would when it stores them. Not safe for use by several threads. */
final class CompressionTrial {

    /** In front of a compressed value in its row; of a plain one, and of a compressed one outside, half of that. */
    private static final int HEADER = 8;

    /** Where a value does not fit the row any more and moves out. */
    private static final int ROW = 2000;

    private final PglzSize pglz = new PglzSize();
    private final Lz4BlockSize lz4 = new Lz4BlockSize();

    /**
     * @param bytes as stored before compression, or as near to that as is known
     * @param raw how many these are in truth
     * @param stored as the server has it now
     */
    SampledValue of(byte[] bytes, long raw, @Nullable CompressionMethod method, long stored) {
        int pglzSize = stored(pglz.of(bytes), bytes.length);
        int lz4Size = stored(lz4.of(bytes), bytes.length);
        int plain = stored(PglzSize.GIVEN_UP, bytes.length);
        double scale = method == null
                ? raw / (double) Math.max(1, bytes.length)
                : stored / (double) (method == CompressionMethod.PGLZ ? pglzSize : lz4Size);
        return new SampledValue(
                method,
                stored,
                method == null ? stored : stored(PglzSize.GIVEN_UP, (int) Math.min(raw, Integer.MAX_VALUE)),
                method == CompressionMethod.PGLZ ? stored : pglzSize * scale,
                method == CompressionMethod.LZ4 ? stored : lz4Size * scale,
                method != CompressionMethod.PGLZ && pglzSize == plain);
    }

    /** What {@code pg_column_size} says of a value of so many bytes. The server wants to save more than two. */
    static int stored(int compressed, int raw) {
        boolean saves = compressed != PglzSize.GIVEN_UP && compressed + HEADER < raw - 2;
        int inRow = saves ? compressed + HEADER : raw + HEADER / 2;
        return inRow > ROW ? inRow - HEADER / 2 : inRow;
    }
}
