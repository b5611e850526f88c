package io.pgtrek.error;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells failures of a connection, which a new connection may mend, from all others, which it would only repeat.
 *
 * @see <a href="https://www.postgresql.org/docs/current/errcodes-appendix.html">SQL states of PostgreSQL</a>
 */
public final class ConnectionLoss {

    /** admin_shutdown, crash_shutdown, cannot_connect_now. */
    private static final Set<String> SHUTDOWN = Set.of("57P01", "57P02", "57P03");

    /** MySQL and MariaDB: the connection was killed. */
    private static final int CONNECTION_KILLED = 1927;

    /** What HikariCP says, without a state, of a connection it has thrown away and of a pool that was closed. */
    private static final Pattern POOL = Pattern.compile("Connection is closed|HikariDataSource .* has been closed\\.");

    private ConnectionLoss() {}

    /**
     * Whether the failure, or what caused it, is a lost or refused connection. A refused login, a missing privilege and
     * a database that does not exist are none, although drivers may wrap them as such.
     */
    public static boolean in(Throwable failure) {
        Search search = new Search();
        search.visit(failure);
        return search.lost && !search.refused;
    }

    private static final class Search {

        private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private boolean lost;
        private boolean refused;

        void visit(@Nullable Throwable failure) {
            if (failure == null || !seen.add(failure)) {
                return;
            }
            if (failure instanceof SQLException sql) {
                lost |= lost(sql);
                refused |= refused(sql);
                visit(sql.getNextException());
            } else if (failure instanceof MigrateException told) {
                lost |= told.code() == ErrorCode.SOURCE_UNREACHABLE || told.code() == ErrorCode.TARGET_UNREACHABLE;
            }
            visit(failure.getCause());
        }

        private static boolean lost(SQLException e) {
            String state = String.valueOf(e.getSQLState());
            return state.startsWith("08")
                    || SHUTDOWN.contains(state)
                    || e.getErrorCode() == CONNECTION_KILLED
                    || e.getSQLState() == null
                            && POOL.matcher(String.valueOf(e.getMessage())).matches()
                    || e instanceof SQLNonTransientConnectionException
                    || e instanceof SQLTransientConnectionException
                    || e instanceof SQLRecoverableException;
        }

        private static boolean refused(SQLException e) {
            String state = String.valueOf(e.getSQLState());
            return state.startsWith("28") || state.startsWith("3D") || state.startsWith("42");
        }
    }
}
