package io.pgtrek.postgresql.copy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Finds the format of each column. */
final class ColumnFormats {
    private static final int TEXT_OID = 25;
    private static final int VARCHAR_OID = 1043;
    private static final int MICROS = 6;

    private static final Identifier ANY = Identifier.of("any");

    private ColumnFormats() {}

    /** @param enumOid looks up an enum type's OID; asked only for arrays of enums */
    static List<ColumnFormat> of(List<CopyColumn> columns, ToIntFunction<QualifiedName> enumOid) {
        return columns.stream().map(column -> of(column, enumOid)).toList();
    }

    /** The binary form of a type's values. */
    static Wire wire(PgType type) {
        if (type instanceof PgType.Array) {
            return Wire.TEXT_ARRAY;
        }
        return of(new CopyColumn(ANY, ANY, type, null, (row, column, sink) -> sink.writeNull()), name -> 0)
                .wire();
    }

    private static ColumnFormat of(CopyColumn column, ToIntFunction<QualifiedName> enumOid) {
        String name = column.name().text();
        PgType type = column.type();
        if (type instanceof PgType.Simple simple) {
            return format(name, simple(simple.kind()), -1, false);
        }
        if (type instanceof PgType.Numeric numeric) {
            Integer scale =
                    numeric.precision() != null && numeric.scale() == null ? Integer.valueOf(0) : numeric.scale();
            return new ColumnFormat(name, Wire.NUMERIC, -1, false, numeric.precision(), scale, 1, null, 0);
        }
        if (type instanceof PgType.Varchar varchar) {
            return format(name, Wire.TEXT, varchar.length(), false);
        }
        if (type instanceof PgType.Char fixed) {
            return format(name, Wire.TEXT, fixed.length(), true);
        }
        if (type instanceof PgType.Bit bit) {
            return format(name, Wire.BITS, bit.length(), true);
        }
        if (type instanceof PgType.VarBit bits) {
            return format(name, Wire.BITS, bits.length() == null ? -1 : bits.length(), false);
        }
        if (type instanceof PgType.Temporal temporal) {
            return temporal(name, temporal);
        }
        if (type instanceof PgType.Enumeration enumeration) {
            return labelled(name, Wire.TEXT, enumeration, 0);
        }
        if (type instanceof PgType.Array array) {
            return array(column, array.element(), enumOid);
        }
        return format(name, Wire.BYTES, -1, false);
    }

    private static Wire simple(PgType.Kind kind) {
        return switch (kind) {
            case BOOLEAN -> Wire.BOOLEAN;
            case SMALLINT -> Wire.INT2;
            case INTEGER -> Wire.INT4;
            case BIGINT -> Wire.INT8;
            case REAL -> Wire.FLOAT4;
            case DOUBLE -> Wire.FLOAT8;
            case TEXT, CITEXT, JSON, XML -> Wire.TEXT;
            case BYTEA -> Wire.BYTES;
            case DATE -> Wire.DATE;
            case JSONB -> Wire.JSONB;
            case UUID -> Wire.UUID;
            case INET -> Wire.INET;
        };
    }

    private static ColumnFormat temporal(String name, PgType.Temporal temporal) {
        Wire wire = switch (temporal.kind()) {
            case TIME -> Wire.TIME;
            case TIMETZ -> Wire.TIMETZ;
            case TIMESTAMP -> Wire.TIMESTAMP;
            case TIMESTAMPTZ -> Wire.TIMESTAMPTZ;
            case INTERVAL -> Wire.INTERVAL;
        };
        int digits = temporal.precision() == null ? MICROS : Math.min(temporal.precision(), MICROS);
        int fraction = (int) NumericEncoder.POWERS[MICROS - digits];
        return new ColumnFormat(name, wire, -1, false, null, null, fraction, null, 0);
    }

    private static ColumnFormat array(CopyColumn column, PgType element, ToIntFunction<QualifiedName> enumOid) {
        String name = column.name().text();
        if (element instanceof PgType.Enumeration enumeration) {
            QualifiedName type = column.enumType();
            if (type == null) {
                throw new IllegalArgumentException("column " + name + " has an array of an enum without a name");
            }
            return labelled(name, Wire.TEXT_ARRAY, enumeration, enumOid.applyAsInt(type));
        }
        if (element instanceof PgType.Varchar varchar) {
            return new ColumnFormat(name, Wire.TEXT_ARRAY, varchar.length(), false, null, null, 1, null, VARCHAR_OID);
        }
        if (element.equals(PgType.TEXT)) {
            return new ColumnFormat(name, Wire.TEXT_ARRAY, -1, false, null, null, 1, null, TEXT_OID);
        }
        throw new IllegalArgumentException(
                "column " + name + ": arrays of " + PgTypeNames.display(element) + " cannot be copied");
    }

    private static ColumnFormat labelled(String name, Wire wire, PgType.Enumeration type, int oid) {
        return new ColumnFormat(name, wire, -1, false, null, null, 1, Set.copyOf(type.labels()), oid);
    }

    private static ColumnFormat format(String name, Wire wire, int length, boolean padded) {
        return new ColumnFormat(name, wire, length, padded, null, null, 1, null, 0);
    }
}
