package io.pgtrek.job.connect;

import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.Connection;
import java.sql.SQLException;

/** A connection of the target outside the pool. */
public record Session(Connection connection) implements AutoCloseable {

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }
}
