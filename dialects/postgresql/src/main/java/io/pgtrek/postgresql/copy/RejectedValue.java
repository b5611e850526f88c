package io.pgtrek.postgresql.copy;

/** A value of a rejected row, whole, in a form from which it can be loaded again. */
public sealed interface RejectedValue {

    /** In PostgreSQL's text input form, after the column's conversion. */
    record Text(String text) implements RejectedValue {}

    /** As the source gave it, since PostgreSQL cannot hold it. */
    record SourceText(String text) implements RejectedValue {}

    /** A number as the source gave it, from a source whose values carry their own type. */
    record SourceNumber(String number) implements RejectedValue {}

    /** Bytes as the source gave them, two hexadecimal digits each. */
    record SourceHex(String hex) implements RejectedValue {}

    /** Too large to be kept. @param length in bytes, or characters of a text that was not encoded */
    record LeftOut(long length) implements RejectedValue {}

    /** The driver itself cannot spell it. */
    record Unreadable(String sqlState) implements RejectedValue {}
}
