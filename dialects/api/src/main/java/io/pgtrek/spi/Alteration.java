package io.pgtrek.spi;

/** Changes that policy makes to values; every one is counted per column. */
public enum Alteration {
    ZERO_DATE("zero or partial date replaced"),
    NUL_REMOVED("U+0000 removed from text"),
    ENUM_INVALID("invalid enum member (index 0) replaced by NULL"),
    EPOCH_CONVERTED("number of seconds or milliseconds converted to a timestamp"),
    EMPTY_TO_NULL("empty text in a non-text column replaced by NULL"),
    ROUNDED("fraction rounded to the column's scale"),
    REENCODED("text bytes read in the character set a rule names");

    private final String title;

    Alteration(String title) {
        this.title = title;
    }

    /** For reports. */
    public String title() {
        return title;
    }
}
