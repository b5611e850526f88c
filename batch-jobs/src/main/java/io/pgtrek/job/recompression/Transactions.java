package io.pgtrek.job.recompression;

import io.pgtrek.postgresql.toast.RewriteSession;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;

/**
 * Transactions under the settings of {@link RewriteSession}, each on a connection of its own.
 *
 * @param withoutTriggers whether the user may keep triggers from firing
 */
record Transactions(DataSource database, boolean withoutTriggers) {

    /** Long enough for ordinary statements of others; whoever waits behind us waits no longer. */
    private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(3);

    /** Work that is committed when it returns. */
    @FunctionalInterface
    interface Work<T> {
        T perform(Connection transaction) throws SQLException;
    }

    <T> T call(Work<T> work) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                RewriteSession.begin(connection, LOCK_TIMEOUT);
                if (withoutTriggers) {
                    RewriteSession.withoutTriggers(connection);
                }
                T result = work.perform(connection);
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException e) {
                rollBack(connection, e);
                throw e;
            }
        }
    }

    /** The pool puts autocommit back. */
    private static void rollBack(Connection connection, Exception failure) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            failure.addSuppressed(e);
        }
    }
}
