package io.pgtrek.report;

/** What hashing all rows of a table on both sides said. */
public enum Checksum {
    NOT_TAKEN,
    EQUAL,
    DIFFERENT
}
