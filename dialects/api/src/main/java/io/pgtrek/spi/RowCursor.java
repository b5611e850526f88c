package io.pgtrek.spi;

import java.sql.SQLException;

/** A forward-only stream of rows. Not safe for use by several threads. */
public interface RowCursor extends AutoCloseable {

    /** Moves to the next row; false at the end. */
    boolean next() throws SQLException;

    /** The current row; the same object every time, valid until {@link #next()}. */
    SourceRow row();

    @Override
    void close() throws SQLException;
}
