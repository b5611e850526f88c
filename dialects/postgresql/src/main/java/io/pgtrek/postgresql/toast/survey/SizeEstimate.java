package io.pgtrek.postgresql.toast.survey;

/**
 * What a column would take with all its values stored in another way.
 *
 * @param sampledValues read, decompressed and compressed for it
 * @param sampledBytes of these before compression
 * @param tooLarge values left out because the sample had no room for them
 * @param ownBytes whether what was compressed is what the server compresses; else it was the values' text
 * @param plain stored bytes of all values without compression
 * @param pglz and {@code lz4}: with that one, where the server's rules let it compress
 * @param missedValues how many pglz gives up on and lz4 does not
 * @param missedBytes what lz4 would save on these
 */
public record SizeEstimate(
        long sampledValues,
        long sampledBytes,
        long tooLarge,
        boolean ownBytes,
        Amount plain,
        Amount pglz,
        Amount lz4,
        Amount missedValues,
        Amount missedBytes) {}
