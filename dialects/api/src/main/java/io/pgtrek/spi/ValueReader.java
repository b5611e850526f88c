package io.pgtrek.spi;

import java.sql.SQLException;

/** Carries one value of one column from a row into a sink; exactly one value is written per call. */
@FunctionalInterface
public interface ValueReader {

    /**
     * Writes the value, or NULL.
     *
     * @param column 1 for the first selected column
     * @throws UnconvertibleValueException when PostgreSQL cannot hold the value; only this row is rejected
     * @throws SQLException when the source fails
     */
    void read(SourceRow row, int column, ValueSink sink) throws SQLException;
}
