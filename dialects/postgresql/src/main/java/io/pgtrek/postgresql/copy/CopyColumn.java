package io.pgtrek.postgresql.copy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ValueReader;
import org.jspecify.annotations.Nullable;

/**
 * A column to fill. The n-th column of a {@link CopyTarget} is read from the n-th column of the row.
 *
 * @param source its name in the source, under which alterations and rejects are reported
 * @param enumType the enum behind {@code type}; null where it neither is nor holds an enumeration
 */
public record CopyColumn(
        Identifier source,
        Identifier name,
        PgType type,
        @Nullable QualifiedName enumType,
        ValueReader reader) {}
