package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.io.InputStream;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Rows whose values write themselves: each is a {@code Consumer<ValueSink>}. */
final class TestRows implements RowCursor, SourceRow {
    /** Lets the value write itself. */
    static final ValueReader READER =
            (row, column, sink) -> ((Write) Objects.requireNonNull(row.getObject(column))).accept(sink);

    private final Iterator<List<Write>> rows;
    private List<Write> current = List.of();

    TestRows(Iterable<List<Write>> rows) {
        this.rows = rows.iterator();
    }

    /** One value. */
    @FunctionalInterface
    interface Write extends Consumer<ValueSink> {}

    @Override
    public boolean next() {
        if (!rows.hasNext()) {
            return false;
        }
        current = rows.next();
        return true;
    }

    @Override
    public SourceRow row() {
        return this;
    }

    @Override
    public void close() {}

    @Override
    public Object getObject(int column) {
        return current.get(column - 1);
    }

    @Override
    public String getString(int column) {
        return "source text " + column;
    }

    @Override
    public boolean wasNull() throws SQLException {
        throw unused();
    }

    @Override
    public long getLong(int column) throws SQLException {
        throw unused();
    }

    @Override
    public int getInt(int column) throws SQLException {
        throw unused();
    }

    @Override
    public double getDouble(int column) throws SQLException {
        throw unused();
    }

    @Override
    public float getFloat(int column) throws SQLException {
        throw unused();
    }

    @Override
    public BigDecimal getDecimal(int column) throws SQLException {
        throw unused();
    }

    @Override
    public byte[] getBytes(int column) throws SQLException {
        throw unused();
    }

    @Override
    public InputStream getStream(int column) throws SQLException {
        throw unused();
    }

    private static SQLException unused() {
        return new SQLException("not part of these rows", "0A000");
    }
}
