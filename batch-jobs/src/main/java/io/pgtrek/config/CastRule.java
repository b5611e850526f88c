package io.pgtrek.config;

import io.pgtrek.catalog.type.PgType;
import org.jspecify.annotations.Nullable;

/**
 * A user's decision about types; the first rule that matches wins.
 *
 * @param column glob over {@code table.column} or {@code schema.table.column}; null matches all
 * @param nativeType glob over the declaration, e.g. {@code tinyint(1)}; null matches all
 */
public record CastRule(@Nullable String column, @Nullable String nativeType, PgType to) {}
