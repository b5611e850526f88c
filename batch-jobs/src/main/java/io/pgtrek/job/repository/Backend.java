package io.pgtrek.job.repository;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;

/**
 * A server process of PostgreSQL. When the network fails the server may keep it, with its locks and its transaction,
 * for hours: it waits for a client that is gone.
 *
 * @param pid which the server may give to another process later
 * @param started microseconds since 1970, which tell one from the other; -1 when unknown
 */
public record Backend(int pid, long started) {

    private static final String STARTED = "(extract(epoch from backend_start) * 1000000)::bigint";
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long PAUSE_MILLIS = 20;

    /** The one that serves this connection. */
    public static Backend of(Connection connection) throws SQLException {
        String sql = "SELECT pid, " + STARTED + " FROM pg_stat_activity WHERE pid = pg_backend_pid()";
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            result.next();
            return new Backend(result.getInt(1), result.getLong(2));
        }
    }

    /** As {@link #of}, from what the driver knows, without asking the server. */
    public static Backend known(Connection connection) throws SQLException {
        return new Backend(connection.unwrap(PGConnection.class).getBackendPID(), -1);
    }

    /** Ends it, as its own user may; returns when it is gone, or after some seconds. */
    public void end(Connection other) throws SQLException {
        long start = System.nanoTime();
        while (terminate(other) && System.nanoTime() - start < LIMIT_NANOS) {
            pause();
        }
    }

    private boolean terminate(Connection other) throws SQLException {
        String sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND (? < 0 OR " + STARTED
                + " = ?) AND pid <> pg_backend_pid() AND datname = current_database() AND usename = current_user"
                + " AND application_name = current_setting('application_name')";
        try (PreparedStatement statement = other.prepareStatement(sql)) {
            statement.setInt(1, pid);
            statement.setLong(2, started);
            statement.setLong(3, started);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
