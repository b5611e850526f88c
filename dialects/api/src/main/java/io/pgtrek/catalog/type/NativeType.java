package io.pgtrek.catalog.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type as the source declares it.
 *
 * @param name base name, lower case, without arguments, e.g. {@code decimal}; empty for SQLite's untyped columns
 * @param declaration the full text, e.g. {@code decimal(10,2) unsigned}
 * @param length characters or bytes or bits; null where the type has none
 * @param precision digits in all, or fractional digits of a time type; null where the type has none
 * @param scale digits after the point; null where the type has none
 * @param unsigned whether negative values are excluded by the type
 * @param labels of an enum or set, in order; empty otherwise
 * @param characterSet of a text type, as the source names it; null otherwise
 * @param collation of a text type, as the source names it; null otherwise
 * @param srid spatial reference system of a geometry; null otherwise
 */
public record NativeType(
        String name,
        String declaration,
        @Nullable Integer length,
        @Nullable Integer precision,
        @Nullable Integer scale,
        boolean unsigned,
        List<String> labels,
        @Nullable String characterSet,
        @Nullable String collation,
        @Nullable Integer srid) {

    public NativeType {
        labels = List.copyOf(labels);
    }

    /** A type with no attributes but its name and declaration. */
    public static NativeType of(String name, String declaration) {
        return new NativeType(name, declaration, null, null, null, false, List.of(), null, null, null);
    }
}
