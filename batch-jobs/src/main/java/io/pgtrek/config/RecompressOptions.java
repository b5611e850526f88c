package io.pgtrek.config;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RewriteLimits;
import io.pgtrek.postgresql.toast.RewriteMethod;
import io.pgtrek.postgresql.toast.RewriteProof;

/**
 * How values are stored anew.
 *
 * @param to the method that all values are to have in the end
 * @param workers relations worked on at once, at least 1
 * @param batchBytes uncompressed, of one transaction
 * @param verify of which values hashes are compared before and after
 * @param allowTriggers whether triggers may fire where they cannot be kept from it
 */
public record RecompressOptions(
        CompressionMethod to,
        RewriteMethod method,
        int workers,
        long batchBytes,
        RewriteProof verify,
        boolean allowTriggers) {

    /** What an empty {@code recompress:} means. */
    public static final RecompressOptions DEFAULT = new RecompressOptions(
            CompressionMethod.LZ4, RewriteMethod.AUTO, 1, RewriteLimits.USUAL_BYTES, RewriteProof.SAMPLE, false);
}
