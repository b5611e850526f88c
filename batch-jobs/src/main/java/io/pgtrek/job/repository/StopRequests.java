package io.pgtrek.job.repository;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Requests to stop, as notifications: only a run that is at work hears them, so that none is left over for the next.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-notify.html">NOTIFY</a>
 */
public final class StopRequests {

    private static final String CHANNEL = "pgtrek_stop";

    private StopRequests() {}

    /** Asks whoever runs the job on this database to stop. */
    public static void send(Connection session, String job) throws SQLException {
        try (PreparedStatement statement = session.prepareStatement("SELECT pg_notify('" + CHANNEL + "', ?)")) {
            statement.setString(1, job);
            statement.execute();
        }
    }

    static void listen(Connection session) throws SQLException {
        try (Statement statement = session.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
    }

    /** Whether requests for this job arrived with the last answer of the server. */
    static boolean heard(Connection session, String job) throws SQLException {
        boolean heard = false;
        for (PGNotification notification : session.unwrap(PGConnection.class).getNotifications()) {
            heard |= notification.getParameter().equals(job);
        }
        return heard;
    }
}
