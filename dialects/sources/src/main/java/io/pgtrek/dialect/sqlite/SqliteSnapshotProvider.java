package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.SnapshotProvider;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A deferred transaction, which SQLite keeps at one point in time from its first read on. While it lasts writers wait,
 * unless the database is in WAL mode.
 *
 * @see <a href="https://www.sqlite.org/isolation.html">isolation</a>
 */
final class SqliteSnapshotProvider implements SnapshotProvider {

    @Override
    public void begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.executeQuery("select count(*) from sqlite_schema").close();
        }
    }
}
