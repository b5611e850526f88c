package io.pgtrek.plan;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import org.jspecify.annotations.Nullable;

/**
 * A column to be created.
 *
 * @param enumType the enum the plan created for it; null where {@code type} neither is nor holds an enumeration
 * @param collation of the plan; null for the database's default
 * @param defaultSql PostgreSQL expression; null for none
 * @param generatedSql PostgreSQL expression of a stored generated column, which is left out of COPY; null otherwise
 * @param identity next number and step; null for an ordinary column
 */
public record TargetColumn(
        Column source,
        Identifier name,
        PgType type,
        @Nullable QualifiedName enumType,
        @Nullable QualifiedName collation,
        boolean nullable,
        @Nullable String defaultSql,
        @Nullable String generatedSql,
        @Nullable Identity identity,
        @Nullable String comment) {

    /** Whether its values are copied. */
    public boolean copied() {
        return generatedSql == null;
    }

    /** The same column of another type. @param otherEnum the enum behind it; null where it neither is nor holds one */
    public TargetColumn withType(PgType other, @Nullable QualifiedName otherEnum) {
        return new TargetColumn(
                source, name, other, otherEnum, collation, nullable, defaultSql, generatedSql, identity, comment);
    }
}
