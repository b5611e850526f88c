package io.pgtrek.catalog;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.name.Identifier;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table or view.
 *
 * @param position 1 for the first
 * @param onUpdateNow whether the source sets the column to the current time on every update of the row
 * @param invisible whether {@code select *} leaves it out
 */
public record Column(
        Identifier name,
        int position,
        NativeType type,
        boolean nullable,
        @Nullable DefaultValue defaultValue,
        @Nullable Generated generated,
        @Nullable Identity identity,
        boolean onUpdateNow,
        boolean invisible,
        @Nullable String comment) {}
