package io.pgtrek.jdbc;

import io.pgtrek.spi.SourceRow;
import java.io.InputStream;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The current row of a result set. */
public final class JdbcRow implements SourceRow {

    private final ResultSet results;

    public JdbcRow(ResultSet results) {
        this.results = results;
    }

    @Override
    public boolean wasNull() throws SQLException {
        return results.wasNull();
    }

    @Override
    public long getLong(int column) throws SQLException {
        return results.getLong(column);
    }

    @Override
    public int getInt(int column) throws SQLException {
        return results.getInt(column);
    }

    @Override
    public double getDouble(int column) throws SQLException {
        return results.getDouble(column);
    }

    @Override
    public float getFloat(int column) throws SQLException {
        return results.getFloat(column);
    }

    @Override
    public @Nullable BigDecimal getDecimal(int column) throws SQLException {
        return results.getBigDecimal(column);
    }

    @Override
    public @Nullable String getString(int column) throws SQLException {
        return results.getString(column);
    }

    @Override
    public byte @Nullable [] getBytes(int column) throws SQLException {
        return results.getBytes(column);
    }

    @Override
    public @Nullable InputStream getStream(int column) throws SQLException {
        return results.getBinaryStream(column);
    }

    @Override
    public @Nullable Object getObject(int column) throws SQLException {
        return results.getObject(column);
    }
}
