package io.pgtrek.report;

/** How many values of a column policy changed, and how. */
public record AlterationCount(String column, String change, long count) {}
