package io.pgtrek.spi;

/** What a source can do. A capability that is not declared is proven absent by the contract test. */
public enum Capability {
    /** All connections of a run can read the same point in time; whether they do is told by {@link Snapshot#sharing}. */
    SHARED_SNAPSHOT,
    /** One connection reads one point in time. */
    CONNECTION_SNAPSHOT,
    /** Tables can be cut by ranges of a numeric key. */
    KEY_RANGE_SLICES,
    /** Tables and columns carry comments. */
    COMMENTS,
    /** The source has free-standing sequences. */
    SEQUENCES,
    /** The source has stored routines. */
    ROUTINES,
    /** Columns can be computed. */
    GENERATED_COLUMNS,
    /** Indexes can have a predicate. */
    PARTIAL_INDEXES,
    /** Check constraints are kept and can be read. */
    CHECKS
}
