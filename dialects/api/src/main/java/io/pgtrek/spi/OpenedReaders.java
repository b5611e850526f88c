package io.pgtrek.spi;

import io.pgtrek.finding.Finding;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A snapshot that lives in its readers alone and cannot be entered later.
 *
 * @param provider begins further readers
 */
public record OpenedReaders(
        SnapshotProvider provider,
        ConnectionSource connections,
        List<Connection> readers,
        Sharing sharing,
        Duration locked,
        List<Finding> findings)
        implements Snapshot {

    public OpenedReaders {
        readers = List.copyOf(readers);
        findings = List.copyOf(findings);
    }

    /** Opens connections, all or none. */
    public static List<Connection> open(ConnectionSource connections, int number) throws SQLException {
        List<Connection> opened = new ArrayList<>();
        try {
            while (opened.size() < number) {
                opened.add(connections.open());
            }
            return opened;
        } catch (SQLException e) {
            close(opened, e);
            throw e;
        }
    }

    /** Closes connections after a failure, which keeps what happens meanwhile. */
    public static void close(List<Connection> opened, Throwable failure) {
        for (Connection connection : opened) {
            try {
                connection.close();
            } catch (SQLException e) {
                failure.addSuppressed(e);
            }
        }
    }

    @Override
    public Connection another() throws SQLException {
        List<Connection> opened = open(connections, 1);
        try {
            provider.begin(opened.get(0));
            return opened.get(0);
        } catch (SQLException e) {
            close(opened, e);
            throw e;
        }
    }

    @Override
    public boolean lasting() {
        return false;
    }

    /** The readers are the caller's to close. */
    @Override
    public void close() {}
}
