package io.pgtrek.config;

/** Groups of objects that {@code select.objects} names. */
public enum ObjectGroup {
    TABLES,
    INDEXES,
    CONSTRAINTS,
    SEQUENCES,
    COMMENTS,
    VIEWS,
    ROUTINES,
    TRIGGERS
}
