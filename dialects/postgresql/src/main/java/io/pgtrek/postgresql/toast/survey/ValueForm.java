package io.pgtrek.postgresql.toast.survey;

/** What is known about the bytes of a column's values. */
enum ValueForm {
    /** Stored as text is. */
    TEXT,
    /** Stored as text is, blanks at the end included. */
    BLANK_PADDED,
    /** Stored as bytea is. */
    BYTES,
    /** Stored as text is, yet no function tells its size without reading it. */
    JSON,
    /** In its own form, which can be made from its text. */
    JSONB,
    /** In a form of its own. */
    OTHER;

    /** Whether a value's size before compression is had from its pointer. */
    boolean tellsRawSize() {
        return switch (this) {
            case TEXT, BLANK_PADDED, BYTES -> true;
            case JSON, JSONB, OTHER -> false;
        };
    }

    /** Whether what is read of a value is what the server compresses. */
    boolean ownBytes() {
        return switch (this) {
            case TEXT, BLANK_PADDED, BYTES, JSON -> true;
            case JSONB, OTHER -> false;
        };
    }
}
