package io.pgtrek.postgresql.toast;

/**
 * How much one transaction does. A batch ends where any of the limits is reached.
 *
 * @param rawBytes uncompressed, of the values to be made anew; one row may exceed it alone
 * @param rows places that are remembered at once
 * @param blocks of the table that are searched
 */
public record RewriteLimits(long rawBytes, int rows, long blocks, RewriteProof proof) {

    /** About 20 ms of work, and as long a wait for whoever wants one of its rows. */
    public static final long USUAL_BYTES = 4L << 20;

    private static final int USUAL_ROWS = 5_000;
    private static final long USUAL_BLOCKS = 16_384;

    public static RewriteLimits usual(RewriteProof proof) {
        return new RewriteLimits(USUAL_BYTES, USUAL_ROWS, USUAL_BLOCKS, proof);
    }

    public RewriteLimits withRawBytes(long bytes) {
        return new RewriteLimits(bytes, rows, blocks, proof);
    }
}
