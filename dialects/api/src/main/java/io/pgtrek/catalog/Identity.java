package io.pgtrek.catalog;

/**
 * A column the database numbers itself.
 *
 * @param next the number the next row will get, never below 1
 * @param increment step, not zero
 */
public record Identity(long next, long increment) {}
