package io.pgtrek.config;

/** What {@code map.names} does to the source's names. */
public enum NameCase {
    /** All letters lower case, so that PostgreSQL needs no quotes. */
    LOWER,
    /** As the source spells them. */
    KEEP,
    /** {@code CustomerId} becomes {@code customer_id}. */
    SNAKE
}
