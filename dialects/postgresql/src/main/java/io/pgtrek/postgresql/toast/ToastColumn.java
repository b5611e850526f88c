package io.pgtrek.postgresql.toast;

import io.pgtrek.name.Identifier;
import org.jspecify.annotations.Nullable;

/**
 * A column of variable length, whose values can be compressed or moved out of their row.
 *
 * @param number {@code attnum}
 * @param type as {@code format_type} writes it, e.g. {@code character varying(40)}; a domain's own name
 * @param baseType {@code pg_type.typname} below all domains, e.g. {@code varchar}; begins with _ for an array
 * @param array whether the column's own type is an array; false for a domain over one
 * @param composite whether its values, or an array's elements, are composite: fields inside may be compressed on their
 *     own
 * @param compression the column's setting, null where default_toast_compression decides
 * @param generated whether it is a stored generated column, which cannot be updated
 */
public record ToastColumn(
        int number,
        Identifier name,
        String type,
        String baseType,
        boolean array,
        boolean composite,
        ColumnStorage storage,
        @Nullable CompressionMethod compression,
        boolean generated) {}
