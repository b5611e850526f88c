package io.pgtrek.postgresql.toast;

import java.sql.Connection;
import java.util.List;

/**
 * What checks look at.
 *
 * @param transaction under {@link RewriteSession}
 * @param candidates with at least one column each
 * @param withoutTriggers whether {@link RewriteSession#withoutTriggers} will be in force
 * @param allowTriggers whether the user lets triggers fire
 */
public record RewriteSubject(
        Connection transaction,
        List<RewriteCandidate> candidates,
        CompressionMethod wanted,
        boolean withoutTriggers,
        boolean allowTriggers) {

    public RewriteSubject {
        candidates = List.copyOf(candidates);
    }
}
