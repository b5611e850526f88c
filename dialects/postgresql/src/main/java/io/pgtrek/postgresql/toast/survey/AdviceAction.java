package io.pgtrek.postgresql.toast.survey;

/** What may be done about a column. */
public enum AdviceAction {
    /** Nothing. */
    KEEP,
    /** Compress with LZ4. */
    LZ4,
    /** Compress with PostgreSQL's own method. */
    PGLZ,
    /** Store out of the row, not compressed. */
    EXTERNAL
}
