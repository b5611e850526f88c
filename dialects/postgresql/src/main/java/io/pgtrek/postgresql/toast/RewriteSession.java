package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** Settings under which values are made anew; they end with the transaction. */
public final class RewriteSession {

    private static final StoredQuery SETTINGS = StoredQuery.beside(RewriteSession.class, "rewrite_session");
    private static final StoredQuery REPLICA =
            new StoredQuery("SELECT set_config('session_replication_role', 'replica', true)");

    private static final String INSUFFICIENT_PRIVILEGE = "42501";

    private RewriteSession() {}

    /** @param lockTimeout how long a statement waits for a table or row before it fails */
    public static void begin(Connection transaction, Duration lockTimeout) throws SQLException {
        SETTINGS.list(transaction, row -> row.getString(1), lockTimeout.toMillis() + "ms");
    }

    /**
     * Ordinary triggers and rules do not fire for the rest of the transaction.
     *
     * @throws SQLException with SQLSTATE 42501 where the user may not ask for that
     */
    public static void withoutTriggers(Connection transaction) throws SQLException {
        REPLICA.list(transaction, row -> row.getString(1));
    }

    /** Whether {@link #withoutTriggers} would be allowed; leaves no transaction behind. */
    public static boolean mayGoWithoutTriggers(Connection database) throws SQLException {
        boolean autoCommit = database.getAutoCommit();
        database.setAutoCommit(false);
        try {
            withoutTriggers(database);
            return true;
        } catch (SQLException e) {
            if (INSUFFICIENT_PRIVILEGE.equals(e.getSQLState())) {
                return false;
            }
            throw e;
        } finally {
            database.rollback();
            database.setAutoCommit(autoCommit);
        }
    }
}
