package io.pgtrek.job.connect;

import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Snapshot;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Source connections kept for the whole data phase, one for each worker, opened together when the first is asked for,
 * so that all read one point in time where the source can. Safe for use by several threads.
 */
public final class SourcePool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SourcePool.class);

    private final Source source;
    private final int readers;
    private final List<QualifiedName> tables;
    private final Deque<Connection> idle = new ArrayDeque<>();
    private final List<Finding> findings = new ArrayList<>();
    private @Nullable Snapshot snapshot;
    private int replaced;

    /**
     * @param readers connections that are used at once
     * @param tables that will be read
     */
    public SourcePool(Source source, int readers, List<QualifiedName> tables) {
        this.source = source;
        this.readers = readers;
        this.tables = List.copyOf(tables);
    }

    /** An idle connection; a further one only where one was lost. */
    public synchronized Connection lease() throws MigrateException {
        if (snapshot == null) {
            Snapshot opened = source.share(readers, tables);
            snapshot = opened;
            idle.addAll(opened.readers());
            note(opened);
        }
        Connection connection = idle.poll();
        return connection != null ? connection : another(snapshot);
    }

    private Connection another(Snapshot shared) {
        Connection connection = source.another(shared);
        if (!shared.lasting()) {
            replaced++;
        }
        return connection;
    }

    private void note(Snapshot opened) {
        findings.addAll(opened.findings());
        long millis = opened.locked().toMillis();
        if (!opened.locked().isZero()) {
            LOG.info("The source was locked against writing for {} ms while {} readers began", millis, readers);
            findings.add(new Finding(
                    "snapshot-shared",
                    Severity.INFO,
                    ObjectKind.DATABASE,
                    "source",
                    "was read at one point in time by " + readers + " connections; it was locked against writing for "
                            + millis + " ms while they began.",
                    ""));
        }
    }

    /** What is to be said about the points in time that were read. */
    public synchronized List<Finding> findings() {
        List<Finding> all = new ArrayList<>(findings);
        if (replaced > 0) {
            all.add(renewed());
        }
        return all;
    }

    private Finding renewed() {
        return new Finding(
                "snapshot-renewed",
                Severity.WARNING,
                ObjectKind.DATABASE,
                "source",
                "was read at more than one point in time, since " + replaced
                        + (replaced == 1 ? " connection was" : " connections were")
                        + " lost and replaced: what was read afterwards is of a later one.",
                "If the source was written to meanwhile, begin anew with --fresh.");
    }

    /** Gives back a connection that is fit for the next slice. */
    public synchronized void giveBack(Connection connection) {
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
    public synchronized void close() {
        for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
            discard(connection);
        }
        try {
            if (snapshot != null) {
                snapshot.close();
            }
        } catch (SQLException e) {
            LOG.debug("The source's snapshot does not close cleanly", e);
        }
    }
}
