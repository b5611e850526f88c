package io.pgtrek.job.verification;

import io.pgtrek.postgresql.verify.Differences;
import org.jspecify.annotations.Nullable;

/**
 * What became of comparing one part.
 *
 * @param rows of the target
 * @param bytes of the target's values of text, bytea, json, jsonb and xml
 * @param sourceBytes the same of the source
 * @param differences null when both sides are equal
 */
public record Compared(
        Part part,
        long rows,
        long bytes,
        long sourceBytes,
        @Nullable Differences differences) {

    public boolean equal() {
        return differences == null;
    }
}
