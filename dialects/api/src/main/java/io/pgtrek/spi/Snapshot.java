package io.pgtrek.spi;

import io.pgtrek.finding.Finding;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;

/**
 * What a run reads: one point in time, or several. What keeps it alive beyond its readers, such as the session that
 * exported it, is given back by {@link #close}.
 */
public interface Snapshot extends AutoCloseable {

    /** What the readers have in common. */
    enum Sharing {
        /** All readers see the same point in time. */
        ONE_POINT,
        /** Each reader sees one point in time of its own. */
        POINT_EACH,
        /** The source changes under its readers. */
        NONE
    }

    /** The readers, ready to read; the caller closes them. */
    List<Connection> readers();

    Sharing sharing();

    /**
     * A further reader, in place of one that was lost. It sees the same point in time only where {@link #lasting} says
     * so; elsewhere its own, later one.
     */
    Connection another() throws SQLException;

    /** Whether {@link #another} still leads to the point in time of the others. */
    boolean lasting();

    /** How long the source's writers were locked out; zero where they were not. */
    Duration locked();

    /** Why not everything is read at one point in time. */
    List<Finding> findings();

    @Override
    void close() throws SQLException;
}
