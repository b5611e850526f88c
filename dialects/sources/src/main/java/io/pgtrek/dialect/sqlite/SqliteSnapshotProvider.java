package io.pgtrek.dialect.sqlite;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.OpenedReaders;
import io.pgtrek.spi.Snapshot;
import io.pgtrek.spi.SnapshotProvider;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/**
 * A deferred transaction, which SQLite keeps at one point in time from its first read on. While it lasts writers wait,
 * unless the database is in WAL mode. Several readers see the same when nobody committed while they began, which
 * {@code data_version} tells without locking anybody out.
 *
 * @see <a href="https://www.sqlite.org/isolation.html">isolation</a>
 * @see <a href="https://www.sqlite.org/pragma.html#pragma_data_version">data_version</a>
 */
final class SqliteSnapshotProvider implements SnapshotProvider {

    private static final int ATTEMPTS = 20;

    @Override
    public void begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.executeQuery("select count(*) from sqlite_schema").close();
        }
    }

    @Override
    public Snapshot share(ConnectionSource connections, int readers, List<QualifiedName> tables) throws SQLException {
        List<Connection> opened = OpenedReaders.open(connections, readers);
        try (Connection watch = connections.open()) {
            boolean one = beginAtOnePoint(opened, watch);
            return new OpenedReaders(
                    this,
                    connections,
                    opened,
                    one ? Snapshot.Sharing.ONE_POINT : Snapshot.Sharing.POINT_EACH,
                    Duration.ZERO,
                    one ? List.of() : List.of(notShared()));
        } catch (SQLException | RuntimeException e) {
            OpenedReaders.close(opened, e);
            throw e;
        }
    }

    private boolean beginAtOnePoint(List<Connection> readers, Connection watch) throws SQLException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            long before = version(watch);
            for (Connection reader : readers) {
                begin(reader);
            }
            if (readers.size() == 1 || version(watch) == before) {
                return true;
            }
            if (attempt < ATTEMPTS) {
                for (Connection reader : readers) {
                    reader.rollback();
                }
            }
        }
        return false;
    }

    private static long version(Connection watch) throws SQLException {
        try (Statement statement = watch.createStatement();
                ResultSet result = statement.executeQuery("pragma data_version")) {
            result.next();
            return result.getLong(1);
        }
    }

    private static Finding notShared() {
        return new Finding(
                "snapshot-not-shared",
                Severity.WARNING,
                ObjectKind.DATABASE,
                "source",
                "is read by several connections, each at its own point in time, as it was written to without a pause"
                        + " when they began.",
                "Let the source rest, or set copy.workers to 1.");
    }
}
