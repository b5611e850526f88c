package io.pgtrek.postgresql.copy;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;

/** Work that is undone unless it was kept. */
final class SavepointScope implements AutoCloseable {
    private final Connection connection;
    private final Savepoint savepoint;
    private boolean kept;

    SavepointScope(Connection connection) throws SQLException {
        this.connection = connection;
        this.savepoint = connection.setSavepoint();
    }

    void keep() throws SQLException {
        connection.releaseSavepoint(savepoint);
        kept = true;
    }

    @Override
    public void close() throws SQLException {
        if (!kept) {
            connection.rollback(savepoint);
            connection.releaseSavepoint(savepoint);
        }
    }
}
