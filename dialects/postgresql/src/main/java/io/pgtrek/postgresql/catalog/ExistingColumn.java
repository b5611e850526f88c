package io.pgtrek.postgresql.catalog;

/**
 * A column that is in the target now.
 *
 * @param type as {@code format_type} spells it, e.g. {@code numeric(10,2)}; of a domain, its base type
 */
public record ExistingColumn(String type, boolean generated) {}
