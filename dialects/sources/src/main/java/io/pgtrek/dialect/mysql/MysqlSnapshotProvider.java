package io.pgtrek.dialect.mysql;

import io.pgtrek.finding.Finding;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.OpenedReaders;
import io.pgtrek.spi.Snapshot;
import io.pgtrek.spi.SnapshotProvider;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * One consistent read view per connection. MySQL cannot hand a view to another connection; several are the same when
 * they begin while nobody can write. Only InnoDB and engines like it have one.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/innodb-consistent-read.html">consistent reads</a>
 */
record MysqlSnapshotProvider(MysqlVersion version) implements SnapshotProvider {

    @Override
    public void begin(Connection connection) throws SQLException {
        prepare(connection);
        start(connection);
    }

    @Override
    public Snapshot share(ConnectionSource connections, int readers, List<QualifiedName> tables) throws SQLException {
        List<Connection> opened = OpenedReaders.open(connections, readers);
        try {
            for (Connection reader : opened) {
                prepare(reader);
            }
            return begun(connections, opened, tables);
        } catch (SQLException | RuntimeException e) {
            OpenedReaders.close(opened, e);
            throw e;
        }
    }

    private Snapshot begun(ConnectionSource connections, List<Connection> readers, List<QualifiedName> tables)
            throws SQLException {
        List<Finding> findings = new ArrayList<>(UnversionedTables.find(readers.get(0), tables));
        if (readers.size() == 1) {
            start(readers.get(0));
            return snapshot(connections, readers, Snapshot.Sharing.ONE_POINT, Duration.ZERO, findings);
        }
        try (WriteLock lock = WriteLock.take(connections, tables)) {
            for (Connection reader : readers) {
                start(reader);
            }
            Snapshot.Sharing sharing = lock.held() ? Snapshot.Sharing.ONE_POINT : Snapshot.Sharing.POINT_EACH;
            findings.addAll(lock.findings());
            return snapshot(connections, readers, sharing, lock.release(), findings);
        }
    }

    private Snapshot snapshot(
            ConnectionSource connections,
            List<Connection> readers,
            Snapshot.Sharing sharing,
            Duration locked,
            List<Finding> findings) {
        return new OpenedReaders(this, connections, readers, sharing, locked, findings);
    }

    private void prepare(Connection connection) throws SQLException {
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            String limit = version.statementTimeLimit();
            if (limit != null) {
                // reading a large table takes longer than administrators allow a query
                statement.execute("set session " + limit + " = 0");
            }
            statement.execute("set session transaction isolation level repeatable read");
        }
    }

    private void start(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    version.readOnlyTransactions()
                            ? "start transaction with consistent snapshot, read only"
                            : "start transaction with consistent snapshot");
        }
    }
}
