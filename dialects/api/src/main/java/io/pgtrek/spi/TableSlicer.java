package io.pgtrek.spi;

import io.pgtrek.catalog.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Cuts a table into slices: disjoint, complete, and the same for the same catalog and statistics. */
public interface TableSlicer {

    /**
     * @param connection for cheap look-ups (smallest and largest key by index); never a scan
     * @param bytesPerSlice what a slice should hold, by estimate
     * @return at least one slice, numbered from 1
     */
    List<Slice> slice(Connection connection, Table table, long bytesPerSlice) throws SQLException;
}
