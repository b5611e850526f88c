package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import java.util.ArrayList;
import java.util.List;

/**
 * The types a column may become, best first; the last takes every value. The first that all values fit is chosen.
 *
 * @param steps never empty
 * @param empty for a column without values
 * @param declared whether the declaration names the first step's type; if not, only the data decide
 */
record Ladder(List<PgType> steps, PgType empty, boolean declared) {

    private static final int LONGEST_VARCHAR = 10_485_760;

    /** For all that turns out to be numbers or anything else. */
    private static final List<PgType> ANY =
            List.of(PgType.BIGINT, PgType.DOUBLE, PgType.NUMERIC, PgType.TEXT, PgType.BYTEA);

    private static final List<PgType> TIMES = List.of(PgType.timestamp(null), PgType.timestamptz(null));

    Ladder {
        steps = List.copyOf(steps);
    }

    static Ladder of(NativeType type) {
        return switch (TypeFamily.of(type)) {
            case BOOLEAN -> declared(List.of(PgType.BOOLEAN, PgType.SMALLINT, PgType.INTEGER), ANY);
            case SMALLINT -> declared(List.of(PgType.SMALLINT, PgType.INTEGER), ANY);
            case INTEGER -> declared(List.of(PgType.INTEGER), ANY);
            case BIGINT -> declared(List.of(), ANY);
            case DOUBLE -> declared(List.of(PgType.DOUBLE, PgType.NUMERIC, PgType.TEXT, PgType.BYTEA), List.of());
            case NUMERIC -> declared(numeric(type), List.of(PgType.DOUBLE, PgType.TEXT, PgType.BYTEA));
            case TEXT -> declared(text(type), List.of(PgType.BYTEA));
            case BYTEA -> declared(List.of(PgType.BYTEA), List.of());
            case DATE -> declared(List.of(PgType.DATE), TIMES, ANY);
            case TIMESTAMP -> declared(TIMES, ANY);
            case TIMESTAMPTZ -> declared(List.of(PgType.timestamptz(null)), ANY);
            case TIME -> declared(List.of(PgType.time(null), PgType.timestamp(null)), ANY);
            case JSON -> declared(List.of(PgType.JSON, PgType.TEXT, PgType.BYTEA), List.of());
            case JSONB -> declared(List.of(PgType.JSONB, PgType.JSON, PgType.TEXT, PgType.BYTEA), List.of());
            case UUID -> declared(List.of(PgType.UUID), ANY);
            case UNTYPED -> new Ladder(ANY, PgType.TEXT, false);
            case UNKNOWN -> new Ladder(ANY, PgType.NUMERIC, false);
        };
    }

    @SafeVarargs
    private static Ladder declared(List<PgType>... parts) {
        List<PgType> steps = new ArrayList<>();
        for (List<PgType> part : parts) {
            steps.addAll(part);
        }
        return new Ladder(steps, steps.get(0), true);
    }

    private static List<PgType> numeric(NativeType type) {
        Integer precision = type.precision();
        int scale = type.scale() == null ? 0 : type.scale();
        return precision != null && NumericConversion.exists(precision, scale)
                ? List.of(PgType.numeric(precision, scale), PgType.NUMERIC)
                : List.of(PgType.NUMERIC);
    }

    private static List<PgType> text(NativeType type) {
        Integer length = type.length();
        if (length == null
                || length < 1
                || length > LONGEST_VARCHAR
                || !type.name().contains("char")) {
            return List.of(PgType.TEXT);
        }
        return List.of(PgType.varchar(length), PgType.TEXT);
    }
}
