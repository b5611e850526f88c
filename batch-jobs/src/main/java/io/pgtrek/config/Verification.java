package io.pgtrek.config;

/** What is compared after copying. */
public enum Verification {
    NONE,
    /** Exact row counts of every table on both sides. */
    COUNTS,
    /** Hashes of all rows, and the counts. */
    CHECKSUM
}
