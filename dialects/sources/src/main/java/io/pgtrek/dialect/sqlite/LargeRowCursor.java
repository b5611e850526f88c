package io.pgtrek.dialect.sqlite;

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

/** Reads rows one by one, and their large values in pieces by statements beside it, in the same snapshot. */
final class LargeRowCursor implements RowCursor {

    private static final int MEASURES = 3;

    private final Connection connection;
    private final LargeTable table;
    private final PreparedStatement statement;
    private final ResultSet results;
    private final RowWithLargeValues row;
    private boolean large;

    private LargeRowCursor(Connection connection, LargeTable table, PreparedStatement statement) throws SQLException {
        this.connection = connection;
        this.table = table;
        this.statement = statement;
        this.results = statement.executeQuery();
        this.row = new RowWithLargeValues(results, table.columns().size());
    }

    static LargeRowCursor open(Connection connection, LargeTable table, String scan) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(scan);
        try {
            return new LargeRowCursor(connection, table, statement);
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    @Override
    public boolean next() throws SQLException {
        if (!results.next()) {
            return false;
        }
        if (large) {
            clear();
        }
        large = results.getInt(table.flagAt()) != 0;
        if (large) {
            measure(table.key().condition(results, table.flagAt() + 1));
        }
        return true;
    }

    private void clear() {
        for (int i = 1; i <= table.columns().size(); i++) {
            row.setLarge(i, null);
        }
    }

    private void measure(String key) throws SQLException {
        try (PreparedStatement asked = connection.prepareStatement(table.measuresQuery(key));
                ResultSet measures = asked.executeQuery()) {
            if (!measures.next()) {
                throw new SQLException("the key of a row with a large value does not find it again");
            }
            for (int i = 1; i <= table.columns().size(); i++) {
                int first = (i - 1) * MEASURES + 1;
                long length = measures.getLong(first);
                if (length > LargeTable.LARGE) {
                    String pieces = table.piecesQuery(table.columns().get(i - 1), length, key);
                    row.setLarge(
                            i,
                            new Value(pieces, length, measures.getBoolean(first + 1), measures.getLong(first + 2) > 0));
                }
            }
        }
    }

    @Override
    public SourceRow row() {
        return row;
    }

    @Override
    public void close() throws SQLException {
        try (statement) {
            results.close();
        }
    }

    private final class Value implements LargeValue {

        private final String pieces;
        private final long length;
        private final boolean text;
        private final boolean holdsZero;

        Value(String pieces, long length, boolean text, boolean holdsZero) {
            this.pieces = pieces;
            this.length = length;
            this.text = text;
            this.holdsZero = holdsZero;
        }

        @Override
        public long length() {
            return length;
        }

        @Override
        public boolean text() {
            return text;
        }

        @Override
        public boolean mayHoldZero() {
            return holdsZero;
        }

        @Override
        public InputStream open() {
            return new PieceStream(connection, pieces);
        }
    }
}
