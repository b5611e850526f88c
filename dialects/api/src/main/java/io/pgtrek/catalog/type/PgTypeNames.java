package io.pgtrek.catalog.type;

import io.pgtrek.catalog.type.PgType.Array;
import io.pgtrek.catalog.type.PgType.Bit;
import io.pgtrek.catalog.type.PgType.Char;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.catalog.type.PgType.Geometry;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Simple;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.VarBit;
import io.pgtrek.catalog.type.PgType.Varchar;
import org.jspecify.annotations.Nullable;

/** Spells a {@link PgType} as in a column definition, and reads that spelling back. */
public final class PgTypeNames {

    private PgTypeNames() {}

    /**
     * The type's name in SQL.
     *
     * @param enumName quoted name of the enum type the plan created; needed only where {@code type} is or holds an
     *     {@link Enumeration}, and when null there the word {@code enum} with its labels stands in, for messages
     */
    public static String sql(PgType type, @Nullable String enumName) {
        if (type instanceof Simple simple) {
            return simple.kind().sql();
        }
        if (type instanceof Numeric numeric) {
            return "numeric" + arguments(numeric.precision(), numeric.scale());
        }
        if (type instanceof Varchar varchar) {
            return "varchar(" + varchar.length() + ")";
        }
        if (type instanceof Char fixed) {
            return "char(" + fixed.length() + ")";
        }
        if (type instanceof Bit bit) {
            return "bit(" + bit.length() + ")";
        }
        if (type instanceof VarBit bits) {
            return "bit varying" + arguments(bits.length(), null);
        }
        if (type instanceof Temporal temporal) {
            return temporal.kind().sql(temporal.precision());
        }
        if (type instanceof Array array) {
            return sql(array.element(), enumName) + "[]";
        }
        if (type instanceof Geometry geometry) {
            return "geometry(" + geometry.subtype() + "," + (geometry.srid() == null ? 0 : geometry.srid()) + ")";
        }
        Enumeration enumeration = (Enumeration) type;
        return enumName != null ? enumName : "enum(" + String.join(",", enumeration.labels()) + ")";
    }

    /** The spelling for messages. */
    public static String display(PgType type) {
        return sql(type, null);
    }

    private static String arguments(@Nullable Integer first, @Nullable Integer second) {
        if (first == null) {
            return "";
        }
        return second == null ? "(" + first + ")" : "(" + first + "," + second + ")";
    }
}
