package io.pgtrek.config;

/** How text that the source compares without regard to case is carried over. */
public enum CaseInsensitive {
    /** As plain text, which PostgreSQL compares exactly. */
    TEXT,
    /** As citext. */
    CITEXT,
    /** As text with a nondeterministic ICU collation. */
    COLLATION
}
