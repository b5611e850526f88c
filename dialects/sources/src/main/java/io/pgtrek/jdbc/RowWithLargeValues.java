package io.pgtrek.jdbc;

import io.pgtrek.spi.LargeValue;
import io.pgtrek.spi.SourceRow;
import java.io.InputStream;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The current row of a cursor that leaves large values out of its result sets and gives them apart. */
public final class RowWithLargeValues implements SourceRow {

    private SourceRow row;
    private final @Nullable LargeValue[] large;

    public RowWithLargeValues(ResultSet first, int columns) {
        this.row = new JdbcRow(first);
        this.large = new LargeValue[columns];
    }

    /** Goes on with the rows of another result set. */
    public void follow(ResultSet results) {
        row = new JdbcRow(results);
    }

    /** @param column 1 for the first; null when the result set has the value itself */
    public void setLarge(int column, @Nullable LargeValue value) {
        large[column - 1] = value;
    }

    @Override
    public @Nullable LargeValue large(int column) {
        return large[column - 1];
    }

    @Override
    public boolean wasNull() throws SQLException {
        return row.wasNull();
    }

    @Override
    public long getLong(int column) throws SQLException {
        return row.getLong(column);
    }

    @Override
    public int getInt(int column) throws SQLException {
        return row.getInt(column);
    }

    @Override
    public double getDouble(int column) throws SQLException {
        return row.getDouble(column);
    }

    @Override
    public float getFloat(int column) throws SQLException {
        return row.getFloat(column);
    }

    @Override
    public @Nullable BigDecimal getDecimal(int column) throws SQLException {
        return row.getDecimal(column);
    }

    /** For people, a large value's length stands for it. */
    @Override
    public @Nullable String getString(int column) throws SQLException {
        LargeValue value = large(column);
        return value == null ? row.getString(column) : "(" + value.length() + " bytes)";
    }

    @Override
    public byte @Nullable [] getBytes(int column) throws SQLException {
        requireSmall(column);
        return row.getBytes(column);
    }

    @Override
    public @Nullable InputStream getStream(int column) throws SQLException {
        LargeValue value = large(column);
        return value == null ? row.getStream(column) : value.open();
    }

    @Override
    public @Nullable Object getObject(int column) throws SQLException {
        requireSmall(column);
        return row.getObject(column);
    }

    /** The result set has NULL there, which must not be taken for the value. */
    private void requireSmall(int column) throws SQLException {
        LargeValue value = large(column);
        if (value != null) {
            throw new SQLException("a value of " + value.length() + " bytes can only be read as a stream", "54000");
        }
    }
}
