package io.pgtrek.postgresql.catalog;

/** Settings that every session of this program has, whatever its role or database presets. */
public final class OwnSession {
    private OwnSession() {}

    /** One query to be run when a session begins. */
    public static String sql() {
        return CatalogSql.text("own_session");
    }
}
