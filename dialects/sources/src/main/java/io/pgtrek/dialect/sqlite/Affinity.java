package io.pgtrek.dialect.sqlite;

import java.util.Locale;

/**
 * What SQLite itself makes of a declared type.
 *
 * @see <a href="https://www.sqlite.org/datatype3.html#determination_of_column_affinity">the five rules, in order</a>
 */
enum Affinity {
    INTEGER,
    TEXT,
    BLOB,
    REAL,
    NUMERIC;

    static Affinity of(String declaration) {
        String type = declaration.toLowerCase(Locale.ROOT);
        if (type.contains("int")) {
            return INTEGER;
        }
        if (type.contains("char") || type.contains("clob") || type.contains("text")) {
            return TEXT;
        }
        if (type.isBlank() || type.contains("blob")) {
            return BLOB;
        }
        return type.contains("real") || type.contains("floa") || type.contains("doub") ? REAL : NUMERIC;
    }
}
