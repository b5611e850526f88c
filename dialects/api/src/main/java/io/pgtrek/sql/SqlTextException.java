package io.pgtrek.sql;

/** SQL text that cannot be read; the message names what is wrong and the position says where. */
public final class SqlTextException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int position;

    public SqlTextException(String message, int position) {
        super(message + " at position " + position);
        this.position = position;
    }

    /** Of the offending character in the source, from 0. */
    public int position() {
        return position;
    }
}
