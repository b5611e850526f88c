package io.pgtrek.job.connect;

import io.pgtrek.error.MigrateException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Source connections kept for the whole data phase, one for each worker, so that each reads one snapshot. */
public final class SourcePool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SourcePool.class);

    private final Source source;
    private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();

    public SourcePool(Source source) {
        this.source = source;
    }

    /** An idle connection, or a new one. */
    public Connection lease() throws MigrateException {
        Connection connection = idle.poll();
        return connection != null ? connection : source.connect();
    }

    /** Gives back a connection that is fit for the next slice. */
    public void giveBack(Connection connection) {
        idle.push(connection);
    }

    /** Throws away a connection after a failure. */
    public void discard(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("A failed source connection does not close cleanly", e);
        }
    }

    @Override
    public void close() {
        for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
            discard(connection);
        }
    }
}
