package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Array;
import io.pgtrek.catalog.type.PgType.Bit;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.catalog.type.PgType.Geometry;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.ValuePolicy;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The table of types: what a column becomes when no rule says otherwise. */
record NaturalTypes(ValuePolicy policy) {

    /** PostgreSQL keeps enum labels in type name. */
    private static final int LONGEST_LABEL = 63;

    /** Empty when no type of PostgreSQL fits. */
    Optional<PgType> of(Carriage carriage, Evidence evidence) {
        NativeType type = carriage.type();
        return switch (MysqlFamily.of(type)) {
            case INTEGER -> Optional.of(integer(carriage, evidence));
            case DECIMAL -> Optional.of(decimal(type));
            case FLOATING -> Optional.of(type.name().equals("float") ? PgType.REAL : PgType.DOUBLE);
            case BIT -> Optional.of(bit(bits(type)));
            case TEXT -> Optional.of(text(type));
            case BINARY -> Optional.of(PgType.BYTEA);
            case ENUM -> Optional.of(enumeration(type.labels()));
            case SET -> Optional.of(new Array(PgType.TEXT));
            case DATE -> Optional.of(PgType.DATE);
            case MOMENT ->
                Optional.of(temporal(
                        type.name().equals("timestamp") ? TemporalKind.TIMESTAMPTZ : TemporalKind.TIMESTAMP, type));
            case TIME ->
                Optional.of(temporal(
                        evidence.any(Probes.OUTSIDE_DAY) || DefaultRange.outsideDay(carriage.column())
                                ? TemporalKind.INTERVAL
                                : TemporalKind.TIME,
                        type));
            case YEAR -> Optional.of(PgType.SMALLINT);
            case JSON -> Optional.of(JsonAlias.keepsText(type) ? PgType.JSON : PgType.JSONB);
            case SPATIAL -> Optional.of(spatial(type));
            case UUID -> Optional.of(PgType.UUID);
            case INET -> Optional.of(PgType.INET);
            case OTHER -> Optional.empty();
        };
    }

    private static PgType integer(Carriage carriage, Evidence evidence) {
        if (Probes.isFlag(carriage.column())) {
            return evidence.known() && !evidence.any(Probes.NOT_BOOLEAN) ? PgType.BOOLEAN : PgType.SMALLINT;
        }
        boolean wide = IntegerCarrier.isUnsignedBigint(carriage)
                && (evidence.any(Probes.ABOVE_BIGINT) || DefaultRange.aboveBigint(carriage.column()));
        return wide ? PgType.numeric(20, 0) : integer(carriage.type());
    }

    /** By declaration alone; bigint unsigned counts as bigint. */
    static PgType integer(NativeType type) {
        boolean unsigned = type.unsigned();
        return switch (type.name()) {
            case "tinyint", "year" -> PgType.SMALLINT;
            case "smallint" -> unsigned ? PgType.INTEGER : PgType.SMALLINT;
            case "mediumint" -> PgType.INTEGER;
            case "int", "integer" -> unsigned ? PgType.BIGINT : PgType.INTEGER;
            default -> PgType.BIGINT;
        };
    }

    static PgType decimal(NativeType type) {
        return PgType.numeric(
                type.precision() == null ? 10 : type.precision(), type.scale() == null ? 0 : type.scale());
    }

    static int bits(NativeType type) {
        return type.length() == null ? 1 : type.length();
    }

    static PgType bit(int bits) {
        return bits == 1 ? PgType.BOOLEAN : new Bit(bits);
    }

    /** CHAR too: the source strips the padding that char(n) of PostgreSQL would show. varchar(0) exists only there. */
    private static PgType text(NativeType type) {
        Integer length = type.length();
        return length != null && length > 0 && type.name().endsWith("char") ? PgType.varchar(length) : PgType.TEXT;
    }

    private static PgType enumeration(List<String> labels) {
        boolean storable = labels.stream()
                .allMatch(label -> label.indexOf('\0') < 0
                        && !CatalogText.doubtful(label)
                        && (label.isEmpty() || Identifier.of(label).utf8Length() <= LONGEST_LABEL));
        return storable ? new Enumeration(labels.stream().distinct().toList()) : PgType.TEXT;
    }

    private static PgType temporal(TemporalKind kind, NativeType type) {
        return new Temporal(kind, type.precision() == null ? 0 : type.precision());
    }

    private PgType spatial(NativeType type) {
        return switch (policy.spatial()) {
            case WKB -> PgType.BYTEA;
            case WKT -> PgType.TEXT;
            case POSTGIS -> new Geometry(subtype(type.name()), type.srid());
        };
    }

    private static String subtype(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "point" -> "Point";
            case "linestring" -> "LineString";
            case "polygon" -> "Polygon";
            case "multipoint" -> "MultiPoint";
            case "multilinestring" -> "MultiLineString";
            case "multipolygon" -> "MultiPolygon";
            case "geometrycollection", "geomcollection" -> "GeometryCollection";
            default -> "Geometry";
        };
    }
}
