package io.pgtrek.dialect.mysql;

import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.SnapshotProvider;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Keeps everybody from writing while read views begin: the server's global read lock, or read locks on the tables that
 * will be read, or nothing where neither is to be had in time.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/flush.html#flush-tables-with-read-lock">global read lock</a>
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/lock-tables.html">LOCK TABLES</a>
 */
final class WriteLock implements AutoCloseable {

    /** Should this process die in a way the server does not notice, it ends the session after so long. */
    private static final int IDLE_SECONDS = 30;

    private final Connection session;
    private final List<String> refusals = new ArrayList<>();
    private long asked = System.nanoTime();
    private boolean held;

    private WriteLock(Connection session) {
        this.session = session;
    }

    static WriteLock take(ConnectionSource connections, List<QualifiedName> tables) throws SQLException {
        WriteLock lock = new WriteLock(connections.open());
        try (Statement statement = lock.session.createStatement()) {
            // else a long query of somebody else would make all writers wait behind this lock's request
            statement.execute("set session lock_wait_timeout = " + SnapshotProvider.LOCK_SECONDS);
            statement.execute("set session wait_timeout = " + IDLE_SECONDS);
            lock.held = lock.attempt(statement, "flush tables with read lock")
                    || lock.attempt(statement, readLocks(tables));
            return lock;
        } catch (SQLException e) {
            lock.session.close();
            throw e;
        }
    }

    private static String readLocks(List<QualifiedName> tables) {
        return tables.stream()
                .map(table -> MysqlIdentifiers.RULES.quote(table.schema()) + "."
                        + MysqlIdentifiers.RULES.quote(table.name()) + " read")
                .collect(Collectors.joining(", ", "lock tables ", ""));
    }

    private boolean attempt(Statement statement, String sql) throws SQLException {
        asked = System.nanoTime();
        try {
            statement.execute(sql);
            return true;
        } catch (SQLException e) {
            if (!session.isValid(SnapshotProvider.LOCK_SECONDS)) {
                throw e;
            }
            refusals.add(SqlErrors.detail(e));
            return false;
        }
    }

    boolean held() {
        return held;
    }

    /** Lets writers go on. @return how long they could not, counted from the request */
    Duration release() throws SQLException {
        if (!held) {
            return Duration.ZERO;
        }
        held = false;
        try (Statement statement = session.createStatement()) {
            statement.execute("unlock tables");
        }
        return Duration.ofNanos(System.nanoTime() - asked);
    }

    /** Why there is no lock; nothing where there is one. */
    List<Finding> findings() {
        if (held) {
            return List.of();
        }
        return List.of(new Finding(
                "snapshot-not-shared",
                Severity.WARNING,
                ObjectKind.DATABASE,
                "source",
                "is read by several connections, each at its own point in time, as writers could not be locked out for"
                        + " a moment: " + String.join("; ", refusals) + ".",
                "If the source is written to while rows are copied, let it rest, grant the user RELOAD, or set"
                        + " copy.workers to 1."));
    }

    /** Ends the session, and the lock with it. */
    @Override
    public void close() throws SQLException {
        session.close();
    }
}
