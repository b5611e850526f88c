package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * A relation's TOAST table and what decides about a value's place.
 *
 * @param toastBytes size of the TOAST table without its index
 * @param liveChunks and {@code deadChunks}: as statistics have it, which may be old
 * @param rowTarget {@code toast_tuple_target}: bytes down to which a row is shortened
 * @param fixedBytes a row's header and columns of fixed length
 * @param reachable whether this user may use the schema
 * @param placesKnown whether this user may know where a row stands, which a sample needs
 * @param filtered whether row security hides rows from this user
 */
record TableSpace(
        long toastBytes,
        long liveChunks,
        long deadChunks,
        int rowTarget,
        int fixedBytes,
        boolean reachable,
        boolean placesKnown,
        boolean filtered) {

    private static final StoredQuery SPACE = StoredQuery.beside(TableSpace.class, "space");

    /** Of all relations that hold rows, by oid. */
    static Map<Long, TableSpace> read(Connection database) throws SQLException {
        Map<Long, TableSpace> all = new HashMap<>();
        SPACE.list(
                database,
                row -> all.put(
                        row.getLong("table_oid"),
                        new TableSpace(
                                row.getLong("toast_bytes"),
                                row.getLong("live_chunks"),
                                row.getLong("dead_chunks"),
                                row.getInt("row_target"),
                                row.getInt("fixed_bytes"),
                                row.getBoolean("reachable"),
                                row.getBoolean("places_known"),
                                row.getBoolean("filtered"))));
        return all;
    }
}
