package io.pgtrek.postgresql.copy;

/** Binary forms that types share. */
enum Wire {
    BOOLEAN,
    INT2,
    INT4,
    INT8,
    FLOAT4,
    FLOAT8,
    NUMERIC,
    TEXT,
    JSONB,
    BYTES,
    DATE,
    TIME,
    TIMETZ,
    TIMESTAMP,
    TIMESTAMPTZ,
    INTERVAL,
    UUID,
    BITS,
    INET,
    TEXT_ARRAY
}
