package io.pgtrek.dialect.mysql;

import io.pgtrek.jdbc.PieceStream;
import io.pgtrek.jdbc.RowWithLargeValues;
import io.pgtrek.spi.LargeValue;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Streams the rows that fit into memory, and then reads the others by their keys, on the same connection and so in the
 * same snapshot: the driver would load the rest of a result to run a statement beside it. Keys of large rows are all
 * that is remembered.
 */
final class LargeRowCursor implements RowCursor {

    private final Connection connection;
    private final LargeTable table;
    private final Deque<String> keys = new ArrayDeque<>();
    private final RowWithLargeValues row;
    private PreparedStatement statement;
    private ResultSet results;
    private boolean scanning = true;

    private LargeRowCursor(Connection connection, LargeTable table, PreparedStatement statement) throws SQLException {
        this.connection = connection;
        this.table = table;
        this.statement = statement;
        this.results = statement.executeQuery();
        this.row = new RowWithLargeValues(results, table.projections().size());
    }

    /** @param scan selects {@link LargeTable#scanColumns} */
    static LargeRowCursor open(Connection connection, LargeTable table, String scan) throws SQLException {
        PreparedStatement statement =
                connection.prepareStatement(scan, ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
        try {
            statement.setFetchSize(1);
            return new LargeRowCursor(connection, table, statement);
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    @Override
    public boolean next() throws SQLException {
        if (scanning && scanTo()) {
            return true;
        }
        scanning = false;
        String key = keys.poll();
        if (key == null) {
            return false;
        }
        seek(key);
        return true;
    }

    /** Moves to the next row that fits into memory. */
    private boolean scanTo() throws SQLException {
        while (results.next()) {
            if (results.getLong(table.flagAt()) == 0) {
                return true;
            }
            keys.add(table.key().condition(results, table.flagAt() + 1));
        }
        return false;
    }

    private void seek(String key) throws SQLException {
        close();
        statement = connection.prepareStatement(table.rowQuery(key));
        results = statement.executeQuery();
        if (!results.next()) {
            throw new SQLException("A row with a large value is gone, or its key does not find it again.", "02000");
        }
        row.follow(results);
        int first = table.flagAt();
        for (LargeColumn column : table.columns()) {
            row.setLarge(column.place(), large(column, key, first));
            first += Measures.COLUMNS;
        }
    }

    private @Nullable LargeValue large(LargeColumn column, String key, int first) throws SQLException {
        return Measures.isLarge(results, first) ? new Value(column, key, Measures.read(results, first)) : null;
    }

    @Override
    public SourceRow row() {
        return row;
    }

    @Override
    public void close() throws SQLException {
        try (PreparedStatement closed = statement) {
            results.close();
        }
    }

    private final class Value implements LargeValue {

        private final LargeColumn column;
        private final String key;
        private final Measures measures;

        Value(LargeColumn column, String key, Measures measures) {
            this.column = column;
            this.key = key;
            this.measures = measures;
        }

        @Override
        public long length() {
            return measures.length();
        }

        @Override
        public boolean text() {
            return column.text();
        }

        @Override
        public boolean mayHoldZero() {
            return measures.mayHoldZero();
        }

        @Override
        public InputStream open() {
            return new PieceStream(connection, table.piecesQuery(column, measures.length(), key));
        }
    }
}
