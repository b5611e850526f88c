package io.pgtrek.postgresql.toast.survey;

import java.util.Locale;

/** Which part of large values an application reads. */
public enum ReadPattern {
    /** Their first bytes, e.g. a file's header or the beginning of a text. */
    START,
    /** Short pieces from anywhere inside. */
    RANDOM,
    /** All of them, as JSON, arrays and numbers always are. */
    WHOLE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
