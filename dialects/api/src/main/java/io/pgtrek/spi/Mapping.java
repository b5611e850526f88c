package io.pgtrek.spi;

/** What becomes of a column. */
public sealed interface Mapping permits ColumnMapping, Unmapped {}
