package io.pgtrek.sql;

/** Ways to write a comment. */
public enum CommentStyle {
    /** {@code --} to the end of the line. */
    DASHES,
    /** The same, but only where a blank or control character follows: {@code 1--1} is arithmetic. */
    DASHES_AND_BLANK,
    /** {@code #} to the end of the line. */
    HASH,
    /** Slash, star to star, slash. */
    BLOCK,
    /** The same, where one may hold another. */
    NESTED_BLOCK,
    /** Block comments that start with an exclamation mark and a version hold SQL to be read. */
    EXECUTABLE_BLOCK,
    /** Braces. */
    BRACES
}
