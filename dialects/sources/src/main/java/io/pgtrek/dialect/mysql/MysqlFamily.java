package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.NativeType;

/** Native types that are read and converted alike. */
enum MysqlFamily {
    INTEGER,
    DECIMAL,
    FLOATING,
    BIT,
    TEXT,
    BINARY,
    ENUM,
    SET,
    DATE,
    /** datetime and timestamp. */
    MOMENT,
    TIME,
    YEAR,
    JSON,
    SPATIAL,
    UUID,
    INET,
    /** Known to no one here; only a cast rule carries it. */
    OTHER;

    static MysqlFamily of(NativeType type) {
        return switch (type.name()) {
            case "tinyint", "smallint", "mediumint", "int", "integer", "bigint" -> INTEGER;
            case "decimal", "numeric" -> DECIMAL;
            case "float", "double", "real" -> FLOATING;
            case "bit" -> BIT;
            case "char", "varchar", "tinytext", "text", "mediumtext", "longtext" -> TEXT;
            case "binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob" -> BINARY;
            case "enum" -> ENUM;
            case "set" -> SET;
            case "date" -> DATE;
            case "datetime", "timestamp" -> MOMENT;
            case "time" -> TIME;
            case "year" -> YEAR;
            case "json" -> JSON;
            case "geometry",
                    "point",
                    "linestring",
                    "polygon",
                    "multipoint",
                    "multilinestring",
                    "multipolygon",
                    "geometrycollection",
                    "geomcollection" -> SPATIAL;
            case "uuid" -> UUID;
            case "inet4", "inet6" -> INET;
            default -> OTHER;
        };
    }
}
