package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.toast.ToastColumn;

/** Expressions over one column of the row {@code t}; none but {@link #bytes} and {@link #rawSize} reads TOAST. */
record ValueSql(ToastColumn column, ValueForm form) {

    /** The value itself. */
    String value() {
        return "t." + PostgresIdentifiers.RULES.quote(column.name());
    }

    String stored() {
        return "pg_catalog.pg_column_size(" + value() + ")";
    }

    String method() {
        return "pg_catalog.pg_column_compression(" + value() + ")";
    }

    /** Bytes before compression, where they can be told without reading the value; else null. */
    String raw() {
        return switch (form) {
            case TEXT -> "pg_catalog.octet_length(" + value() + "::pg_catalog.text)";
            case BLANK_PADDED -> "pg_catalog.octet_length(" + value() + "::pg_catalog.bpchar)";
            case BYTES -> "pg_catalog.octet_length(" + value() + "::pg_catalog.bytea)";
            case JSON, JSONB, OTHER -> "CASE WHEN " + method() + " IS NULL THEN " + stored() + " END";
        };
    }

    /** The value's bytes: its own where the form allows it, else those of its text. */
    String bytes() {
        return switch (form) {
            case BYTES -> value() + "::pg_catalog.bytea";
            // a cast to text would cut the blanks off
            case BLANK_PADDED -> encoded("pg_catalog.concat(" + value() + ")");
            case TEXT, JSON, JSONB, OTHER -> encoded(value() + "::pg_catalog.text");
        };
    }

    private static String encoded(String text) {
        return "pg_catalog.convert_to(" + text + ", pg_catalog.getdatabaseencoding())";
    }

    /**
     * Bytes before compression, by decompressing: as an array's element, or joined to an empty array, a value is stored
     * plainly. The four bytes of its header are not counted.
     */
    String rawSize() {
        String plain = column.array() ? value() + " || '{}'" : "(ARRAY[" + value() + "])[1]";
        return form.tellsRawSize() ? raw() : "pg_catalog.pg_column_size(" + plain + ") - 4";
    }
}
