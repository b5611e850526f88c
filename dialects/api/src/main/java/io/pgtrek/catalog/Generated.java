package io.pgtrek.catalog;

/**
 * A generated (computed) column.
 *
 * @param expression SQL of the source
 * @param stored whether the source stores the value; false means it is computed on read
 */
public record Generated(String expression, boolean stored) {}
