package io.pgtrek.postgresql.ddl;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.plan.TargetColumn;

/** Spells the type of a column so that it means the same under any search_path. */
final class ColumnTypes {
    /** Where extensions are installed. A fixed place, since the renderer cannot ask where one already is. */
    static final String EXTENSION_SCHEMA = "public";

    private ColumnTypes() {}

    static String sql(TargetColumn column) {
        String enumType = column.enumType() == null ? null : Sql.quote(column.enumType());
        String name = PgTypeNames.sql(column.type(), enumType);
        return belongsToExtension(column.type()) ? EXTENSION_SCHEMA + "." + name : name;
    }

    private static boolean belongsToExtension(PgType type) {
        if (type instanceof PgType.Array array) {
            return belongsToExtension(array.element());
        }
        return type.equals(PgType.CITEXT) || type instanceof PgType.Geometry;
    }

    /** Largest value of an identity's type, which is also its sequence's end. */
    static long largest(PgType type) {
        return Long.MAX_VALUE >> (64 - bits(type));
    }

    static long smallest(PgType type) {
        return -largest(type) - 1;
    }

    private static int bits(PgType type) {
        if (type.equals(PgType.SMALLINT)) {
            return 16;
        }
        if (type.equals(PgType.INTEGER)) {
            return 32;
        }
        if (type.equals(PgType.BIGINT)) {
            return 64;
        }
        throw new IllegalArgumentException("PostgreSQL has no identity of type " + PgTypeNames.display(type));
    }
}
