package io.pgtrek.postgresql.copy;

/** Takes a row that holds a value too large for the buffer, piece by piece: number of fields, then length and bytes of each. */
public interface LargeValueOutput {
    /** Called before the first piece of a row; whole rows that wait in the portion must go first. */
    void begin();

    void write(byte[] bytes, int offset, int length);
}
