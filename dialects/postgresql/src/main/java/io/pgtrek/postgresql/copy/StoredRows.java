package io.pgtrek.postgresql.copy;

/**
 * Sees what became of encoded rows, in any order and from one thread at a time. A row that streams comes in pieces and
 * counts with {@link #endLarge()}; one that is begun anew before that was not stored.
 */
public interface StoredRows extends RowBytes, LargeValueOutput {
    /** Sees nothing. */
    StoredRows UNSEEN = new StoredRows() {
        @Override
        public void row(byte[] bytes, int offset, int length) {}

        @Override
        public void refused(byte[] bytes, int offset, int length) {}

        @Override
        public void begin() {}

        @Override
        public void write(byte[] bytes, int offset, int length) {}

        @Override
        public void endLarge() {}
    };

    /** The server has stored the row, which is given as {@link RowBytes} says. */
    @Override
    void row(byte[] bytes, int offset, int length);

    /** The server has refused the row. */
    void refused(byte[] bytes, int offset, int length);

    /** The server has stored the row that came in pieces. */
    void endLarge();
}
