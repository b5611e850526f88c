package io.pgtrek.postgresql.ddl;

/** When a statement runs, in pg_dump's order: everything up to {@link #TABLES} before the data, the rest after it. */
public enum Phase {
    SCHEMAS,
    TYPES,
    SEQUENCES,
    TABLES,
    KEY_INDEXES,
    INDEXES,
    KEYS,
    FOREIGN_KEYS,
    VALIDATION,
    TRIGGERS,
    COMMENTS;

    /** Whether it runs before the data is copied. */
    public boolean preData() {
        return compareTo(TABLES) <= 0;
    }
}
