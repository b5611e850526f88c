package io.pgtrek.spi;

import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Prepares connections for consistent, read-only reading. */
public interface SnapshotProvider {

    /** Makes the connection read only and starts its snapshot where the source has such. */
    void begin(Connection connection) throws SQLException;

    /**
     * Opens several readers at one point in time, as far as the source goes; each is as {@link #begin} leaves it. What
     * must be locked for that is locked for moments only and never waited for longer than {@link #LOCK_SECONDS}; where
     * it is not to be had, the readers have points in time of their own and a finding says so.
     *
     * @param readers at least 1
     * @param tables that will be read; for sources that lock tables, and for findings about some of them
     */
    Snapshot share(ConnectionSource connections, int readers, List<QualifiedName> tables) throws SQLException;

    /** Writers of the source may be held up for so long at most. */
    int LOCK_SECONDS = 3;
}
