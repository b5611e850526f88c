package io.pgtrek.postgresql.toast;

/** How a stored value is made anew, so that the server compresses it once more. */
public enum RewriteMethod {
    /** {@link #DIRECT}, but {@link #TEXT_CAST} where only that reaches what is compressed. */
    AUTO,
    /** Through an array of one element: the server decompresses the value without looking into it. */
    DIRECT,
    /** Through the type's text form. */
    TEXT_CAST
}
