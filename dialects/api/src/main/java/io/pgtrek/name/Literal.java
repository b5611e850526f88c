package io.pgtrek.name;

/** A text value written into PostgreSQL SQL where no parameter can stand, as in DDL. */
public record Literal(String value) {

    /**
     * Standard-conforming quotes; an escape string where a backslash occurs, so that the result reads the same
     * whatever {@code standard_conforming_strings} says. PostgreSQL cannot hold U+0000: the caller strips it.
     */
    public String sql() {
        String doubled = value.replace("'", "''");
        return value.indexOf('\\') < 0 ? "'" + doubled + "'" : "E'" + doubled.replace("\\", "\\\\") + "'";
    }

    /** Shorthand for {@code new Literal(value).sql()}. */
    public static String sql(String value) {
        return new Literal(value).sql();
    }
}
