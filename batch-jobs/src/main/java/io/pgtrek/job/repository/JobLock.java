package io.pgtrek.job.repository;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.ConnectionSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lock that keeps two runs of one job apart: a session advisory lock, which the server gives back by itself when
 * the process that holds it is gone. Its session also hears requests to stop. Safe for use by several threads.
 */
public final class JobLock implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(JobLock.class);

    /** First key of the lock: "pgtk" in ASCII, so that other programs' locks are not met. */
    private static final int CLASS = 0x7067746b;

    private static final int ANSWER_SECONDS = 5;

    private final ConnectionSource sessions;
    private final String job;
    private final Invocation invocation;
    private LockSession session;
    private boolean stopRequested;

    private JobLock(ConnectionSource sessions, String job, Invocation invocation) throws SQLException {
        this.sessions = sessions;
        this.job = job;
        this.invocation = invocation;
        this.session = LockSession.open(sessions);
    }

    /**
     * Takes the lock at once or refuses.
     *
     * @param sessions opens connections used for nothing else; closed with the lock
     * @throws MigrateException JOB_LOCKED
     */
    public static JobLock take(ConnectionSource sessions, String job, Invocation invocation) throws SQLException {
        JobLock lock = new JobLock(sessions, job, invocation);
        if (!tryLock(lock.session.connection(), job)) {
            lock.close();
            throw lock.taken();
        }
        return lock;
    }

    /**
     * Makes sure that the lock is held, and hears requests to stop. When its session was lost, the lock is taken again.
     *
     * @throws MigrateException JOB_LOCKED when another run has taken it meanwhile
     */
    public synchronized void keep() throws SQLException {
        if (session.connection().isValid(ANSWER_SECONDS)) {
            stopRequested |= StopRequests.heard(session.connection(), job);
            return;
        }
        close();
        LockSession next = LockSession.open(sessions);
        if (!retake(next)) {
            next.close();
            throw taken();
        }
        session = next;
        LOG.warn("The session that holds the lock of job \"{}\" was lost; the lock is taken again.", job);
    }

    /** The server may not have noticed yet that the former session is gone. */
    private boolean retake(LockSession next) throws SQLException {
        if (tryLock(next.connection(), job)) {
            return true;
        }
        session.end(next.connection());
        return tryLock(next.connection(), job);
    }

    /** Whether somebody asked the run to stop, as far as {@link #keep} has heard. */
    public synchronized boolean stopRequested() {
        return stopRequested;
    }

    private MigrateException taken() {
        return new MigrateException(
                ErrorCode.JOB_LOCKED,
                "Another run of job \"" + job + "\" is at work on this target.",
                null,
                "Wait for it to end, or look at it with: " + invocation.command("status"));
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
    public synchronized void close() {
        session.close();
    }
}
