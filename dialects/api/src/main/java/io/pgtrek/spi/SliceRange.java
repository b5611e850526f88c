package io.pgtrek.spi;

import io.pgtrek.name.Identifier;
import org.jspecify.annotations.Nullable;

/** What a slice covers. */
public sealed interface SliceRange {

    /** The whole table. */
    record Whole() implements SliceRange {}

    /**
     * Rows with {@code from <= column < to}; a null end is open, and the first slice's open start takes NULLs too.
     */
    record KeyRange(
            Identifier column,
            @Nullable Long from,
            @Nullable Long to) implements SliceRange {}
}
