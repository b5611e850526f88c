package io.pgtrek.postgresql.copy;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * How the COPYs of one slice live in the caller's transaction: each under a savepoint, so that a refused one can be undone
 * alone; or all of them frozen, straight in the transaction, which a refusal then ends.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-copy.html">manual: FREEZE wants a table truncated in the current
 *     subtransaction</a>
 */
record CopyTransaction(Connection connection, CopyTarget table, boolean frozen) {

    /** One COPY, undone when it is closed before it was kept. */
    Part begin() throws SQLException {
        SavepointScope savepoint = frozen ? null : new SavepointScope(connection);
        try {
            return new Part(savepoint, BinaryCopy.open(connection, BinaryCopy.sql(table, frozen)));
        } catch (SQLException e) {
            if (savepoint != null) {
                savepoint.close();
            }
            throw e;
        }
    }

    /** A COPY under way. */
    static final class Part implements AutoCloseable {
        private final @Nullable SavepointScope savepoint;
        private final BinaryCopy copy;

        private Part(@Nullable SavepointScope savepoint, BinaryCopy copy) {
            this.savepoint = savepoint;
            this.copy = copy;
        }

        BinaryCopy copy() {
            return copy;
        }

        /** The COPY has ended and its rows stay. */
        void keep() throws SQLException {
            if (savepoint != null) {
                savepoint.keep();
            }
        }

        @Override
        public void close() throws SQLException {
            try (SavepointScope undone = savepoint;
                    BinaryCopy cancelled = copy) {}
        }
    }
}
