package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import java.util.Locale;

/** Types as far as translating operators needs to tell them apart. */
public enum Family {
    BOOLEAN,
    /** smallint and integer. */
    INTEGER,
    BIGINT,
    NUMERIC,
    REAL,
    DOUBLE,
    TEXT,
    ENUMERATION,
    BYTES,
    BITS,
    DATE,
    TIME,
    TIMESTAMP,
    TIMESTAMPTZ,
    INTERVAL,
    JSON,
    UUID,
    /** The literal null. */
    NULL,
    /** Anything else; only tested for null. */
    OTHER;

    /** Of a column. */
    public static Family of(PgType type) {
        if (type instanceof PgType.Simple simple) {
            return of(simple.kind());
        }
        if (type instanceof PgType.Temporal temporal) {
            return of(temporal.kind());
        }
        if (type instanceof PgType.Varchar || type instanceof PgType.Char) {
            return TEXT;
        }
        if (type instanceof PgType.Bit || type instanceof PgType.VarBit) {
            return BITS;
        }
        if (type instanceof PgType.Enumeration) {
            return ENUMERATION;
        }
        return type instanceof PgType.Numeric ? NUMERIC : OTHER;
    }

    private static Family of(PgType.Kind kind) {
        return switch (kind) {
            case BOOLEAN -> BOOLEAN;
            case SMALLINT, INTEGER -> INTEGER;
            case BIGINT -> BIGINT;
            case REAL -> REAL;
            case DOUBLE -> DOUBLE;
            case TEXT, CITEXT -> TEXT;
            case BYTEA -> BYTES;
            case DATE -> DATE;
            case JSON, JSONB -> JSON;
            case UUID -> UUID;
            case XML, INET -> OTHER;
        };
    }

    private static Family of(PgType.TemporalKind kind) {
        return switch (kind) {
            case TIME -> TIME;
            case TIMESTAMP -> TIMESTAMP;
            case TIMESTAMPTZ -> TIMESTAMPTZ;
            case INTERVAL -> INTERVAL;
            case TIMETZ -> OTHER;
        };
    }

    public boolean isInteger() {
        return this == INTEGER || this == BIGINT;
    }

    /** Binary floating point. */
    public boolean isFloat() {
        return this == REAL || this == DOUBLE;
    }

    public boolean isNumber() {
        return isInteger() || isFloat() || this == NUMERIC;
    }

    /** Whether it has a day in it. */
    public boolean isDay() {
        return this == DATE || this == TIMESTAMP || this == TIMESTAMPTZ;
    }

    /** For messages, with an article. */
    String describe() {
        return switch (this) {
            case INTEGER, ENUMERATION, INTERVAL -> "an " + name().toLowerCase(Locale.ROOT);
            case BYTES, BITS -> name().toLowerCase(Locale.ROOT);
            case NULL -> "null";
            case OTHER -> "a value of another type";
            case TIMESTAMPTZ -> "a timestamp with time zone";
            case BOOLEAN, BIGINT, NUMERIC, REAL, DOUBLE, TEXT, DATE, TIME, TIMESTAMP, JSON, UUID ->
                "a " + name().toLowerCase(Locale.ROOT);
        };
    }
}
