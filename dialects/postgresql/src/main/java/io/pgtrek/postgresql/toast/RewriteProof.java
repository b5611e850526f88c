package io.pgtrek.postgresql.toast;

/** Of which values hashes are compared, before and after, in the transaction that makes them anew. */
public enum RewriteProof {
    NONE,
    /** One row of a hundred, at least one of each batch. */
    SAMPLE,
    ALL
}
