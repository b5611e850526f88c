package io.pgtrek.catalog;

/**
 * A column's default as the source's catalog gives it.
 *
 * @param text the bare literal (no quotes) when {@code expression} is false, else SQL of the source
 * @param expression whether {@code text} is SQL
 */
public record DefaultValue(String text, boolean expression) {}
