package io.pgtrek.spi;

import java.sql.Connection;
import java.sql.SQLException;

/** Prepares connections for consistent, read-only reading. */
public interface SnapshotProvider {

    /** Makes the connection read only and starts its snapshot where the source has such. */
    void begin(Connection connection) throws SQLException;
}
