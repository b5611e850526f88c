package io.pgtrek.postgresql.toast;

/** What holds rows of its own. */
public enum RelationKind {
    TABLE,
    /** A leaf of a partitioned table. */
    PARTITION,
    /** Its rows cannot be updated. */
    MATERIALIZED_VIEW
}
