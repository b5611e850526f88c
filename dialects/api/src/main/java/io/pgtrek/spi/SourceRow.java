package io.pgtrek.spi;

import java.io.InputStream;
import java.math.BigDecimal;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * The current row of a cursor, whether it comes from a driver or an export file. Columns count from 1. Primitive
 * getters return 0 for NULL, after which {@link #wasNull()} is true; nothing is boxed.
 */
public interface SourceRow {

    /**
     * Whether the value stands as the source prints it for people, whatever the projection asks for: so it does in
     * rejected rows, whose rules may have changed since.
     */
    default boolean isPrinted(int column) {
        return false;
    }

    boolean wasNull() throws SQLException;

    long getLong(int column) throws SQLException;

    int getInt(int column) throws SQLException;

    double getDouble(int column) throws SQLException;

    float getFloat(int column) throws SQLException;

    @Nullable
    BigDecimal getDecimal(int column) throws SQLException;

    @Nullable
    String getString(int column) throws SQLException;

    byte @Nullable [] getBytes(int column) throws SQLException;

    /** For values too large for memory; null for NULL. The caller reads it before the next getter. */
    @Nullable
    InputStream getStream(int column) throws SQLException;

    /** For sources whose values carry their own type (SQLite): Long, Double, String or byte[]. */
    @Nullable
    Object getObject(int column) throws SQLException;

    /**
     * A value that is not held in memory, whose other getters give nothing; null for NULL and for any value that is.
     * A reader of values that can be large asks here first.
     */
    default @Nullable LargeValue large(int column) throws SQLException {
        return null;
    }
}
