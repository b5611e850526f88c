package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.NativeType;
import java.util.HashMap;
import java.util.Map;

/** What a declared type means to those who write it; where the words say nothing, SQLite's affinity does. */
enum TypeFamily {
    BOOLEAN("bool boolean bit"),
    SMALLINT("smallint int2 tinyint"),
    INTEGER("int int4 mediumint"),
    BIGINT("long,signed long,unsigned long,serial,bigserial"),
    DOUBLE("float4 float8"),
    NUMERIC("numeric decimal dec number money currency"),
    TEXT("string xml enum set"),
    BYTEA("binary varbinary bytea image raw"),
    DATE("date"),
    TIMESTAMP("datetime,timestamp,smalldatetime,datetime2,timestamp without time zone"),
    TIMESTAMPTZ("timestamptz,timestamp with time zone,datetimeoffset"),
    TIME("time,time without time zone"),
    JSON("json"),
    JSONB("jsonb"),
    UUID("uuid guid uniqueidentifier"),
    /** No type at all. */
    UNTYPED(""),
    /** Words that mean nothing here; SQLite would try to make numbers of the values. */
    UNKNOWN("");

    private static final Map<String, TypeFamily> BY_NAME = byName();

    private final String names;

    TypeFamily(String names) {
        this.names = names;
    }

    static TypeFamily of(NativeType type) {
        String name = type.name().replaceAll("\\s+", " ").strip();
        if (name.equals("tinyint") && Integer.valueOf(1).equals(type.precision())) {
            // what frameworks with MySQL in mind declare for booleans
            return BOOLEAN;
        }
        TypeFamily known = BY_NAME.get(name);
        return known != null ? known : byAffinity(name);
    }

    private static TypeFamily byAffinity(String name) {
        return switch (Affinity.of(name)) {
            case INTEGER -> BIGINT;
            case TEXT -> TEXT;
            case BLOB -> name.isEmpty() ? UNTYPED : BYTEA;
            case REAL -> DOUBLE;
            case NUMERIC -> name.equals("any") ? UNTYPED : UNKNOWN;
        };
    }

    private static Map<String, TypeFamily> byName() {
        Map<String, TypeFamily> families = new HashMap<>();
        for (TypeFamily family : values()) {
            for (String name : family.names.split(family.names.contains(",") ? "," : " ")) {
                if (!name.isEmpty()) {
                    families.put(name, family);
                }
            }
        }
        return Map.copyOf(families);
    }
}
