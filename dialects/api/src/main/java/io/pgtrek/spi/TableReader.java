package io.pgtrek.spi;

import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads data by plain SELECTs; never writes to the source. */
public interface TableReader {

    /** Opens a streaming cursor; the caller closes it. Memory does not grow with the table. */
    RowCursor open(Connection connection, ReadRequest request) throws SQLException;

    /** Exact number of rows, with the user's condition if any. */
    long count(Connection connection, QualifiedName table, @Nullable String where) throws SQLException;

    /**
     * Asks all probes of a table in one scan.
     *
     * @param probes aggregates by their key; <code>{}</code> already replaced by the column
     * @return one number for each key; NULL counts as 0
     */
    Map<String, Long> probe(
            Connection connection, QualifiedName table, @Nullable String where, Map<String, String> probes)
            throws SQLException;
}
