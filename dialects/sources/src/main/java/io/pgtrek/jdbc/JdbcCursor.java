package io.pgtrek.jdbc;

import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A forward-only, read-only query result fetched in portions. */
public final class JdbcCursor implements RowCursor {

    private final PreparedStatement statement;
    private final ResultSet results;
    private final JdbcRow row;

    private JdbcCursor(PreparedStatement statement, ResultSet results) {
        this.statement = statement;
        this.results = results;
        this.row = new JdbcRow(results);
    }

    /**
     * Runs the query.
     *
     * @param fetchSize as {@link java.sql.Statement#setFetchSize}; what makes a driver stream differs between drivers
     */
    public static JdbcCursor open(Connection connection, String sql, int fetchSize) throws SQLException {
        PreparedStatement statement =
                connection.prepareStatement(sql, ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
        try {
            statement.setFetchSize(fetchSize);
            return new JdbcCursor(statement, statement.executeQuery());
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    @Override
    public boolean next() throws SQLException {
        return results.next();
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
}
