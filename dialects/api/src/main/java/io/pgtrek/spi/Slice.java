package io.pgtrek.spi;

/**
 * A part of a table that is copied in one transaction.
 *
 * @param number 1 for the first
 */
public record Slice(int number, SliceRange range) {}
