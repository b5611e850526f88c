package io.pgtrek.job.repository;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * The lock that keeps two runs of one job apart: a session advisory lock, which the server gives back by itself when
 * the process that holds it is gone.
 */
public final class JobLock implements AutoCloseable {

    /** First key of the lock: "pgtk" in ASCII, so that other programs' locks are not met. */
    private static final int CLASS = 0x7067746b;

    private final Connection session;

    private JobLock(Connection session) {
        this.session = session;
    }

    /**
     * Takes the lock at once or refuses.
     *
     * @param session a connection used for nothing else; closed with the lock
     */
    public static JobLock take(Connection session, String job) throws SQLException {
        if (!tryLock(session, job)) {
            session.close();
            throw new MigrateException(
                    ErrorCode.JOB_LOCKED,
                    "Another run of job \"" + job + "\" is at work on this target.",
                    null,
                    "Wait for it to end, or look at it with: migrate status JOB.yaml");
        }
        return new JobLock(session);
    }

    /** Whether some process holds the lock now. */
    public static boolean isHeld(Connection session, String job) throws SQLException {
        String sql = "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted"
                + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
                + " AND classid::bigint = ? AND objid::bigint = (hashtext(?)::bigint & 4294967295) AND objsubid = 2)";
        try (PreparedStatement statement = session.prepareStatement(sql)) {
            statement.setLong(1, CLASS);
            statement.setString(2, job);
            return one(statement);
        }
    }

    private static boolean tryLock(Connection session, String job) throws SQLException {
        try (PreparedStatement statement = session.prepareStatement("SELECT pg_try_advisory_lock(?, hashtext(?))")) {
            statement.setInt(1, CLASS);
            statement.setString(2, job);
            return one(statement);
        }
    }

    private static boolean one(PreparedStatement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery()) {
            return result.next() && result.getBoolean(1);
        }
    }

    @Override
    public void close() throws SQLException {
        session.close();
    }
}
