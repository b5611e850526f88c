package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.SnapshotProvider;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * One consistent read view per connection. MySQL cannot share a view between connections; only InnoDB tables have one.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/innodb-consistent-read.html">consistent reads</a>
 */
record MysqlSnapshotProvider(MysqlVersion version) implements SnapshotProvider {

    @Override
    public void begin(Connection connection) throws SQLException {
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            String limit = version.statementTimeLimit();
            if (limit != null) {
                // reading a large table takes longer than administrators allow a query
                statement.execute("set session " + limit + " = 0");
            }
            statement.execute("set session transaction isolation level repeatable read");
            statement.execute(
                    version.readOnlyTransactions()
                            ? "start transaction with consistent snapshot, read only"
                            : "start transaction with consistent snapshot");
        }
    }
}
