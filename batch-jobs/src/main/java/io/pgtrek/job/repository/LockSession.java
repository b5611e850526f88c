package io.pgtrek.job.repository;

import io.pgtrek.spi.ConnectionSource;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The session behind a job's lock, as the server knows it. */
record LockSession(Connection connection, Backend backend) {

    private static final Logger LOG = LoggerFactory.getLogger(LockSession.class);

    static LockSession open(ConnectionSource sessions) throws SQLException {
        Connection connection = sessions.open();
        try {
            StopRequests.listen(connection);
            return new LockSession(connection, Backend.of(connection));
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** Ends the session on the server, seen from another one. */
    void end(Connection other) throws SQLException {
        backend.end(other);
    }

    void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("A lost session of the job's lock does not close cleanly", e);
        }
    }

    @Override
    public String toString() {
        return backend.toString();
    }
}
