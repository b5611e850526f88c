package io.pgtrek.spi;

/** Result of translating an expression. */
public sealed interface Translation {

    /** SQL for PostgreSQL, names already quoted. */
    record Translated(String sql) implements Translation {}

    /** The source's text and, in one phrase, why it was not translated. */
    record Untranslated(String text, String reason) implements Translation {}
}
