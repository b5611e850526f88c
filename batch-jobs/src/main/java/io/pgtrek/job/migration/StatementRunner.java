package io.pgtrek.job.migration;

import io.pgtrek.error.MigrateException;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.job.repository.StatementLedger;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.postgresql.catalog.DuplicateKey;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;

/**
 * Executes statements of the plan once each: statement and ledger row commit together. A statement PostgreSQL refuses
 * is entered as failed and the others go on; what depends on its object is not tried.
 */
final class StatementRunner {

    private final DataSource target;
    private final StatementLedger ledger;
    private final long maintenanceBytes;
    private final Map<String, StatementEntry> entries;
    private final Set<String> failedObjects = ConcurrentHashMap.newKeySet();

    /**
     * @param maintenanceBytes {@code maintenance_work_mem} for what comes after the data
     * @param earlier statements of phases that are over
     */
    StatementRunner(DataSource target, StatementLedger ledger, long maintenanceBytes, List<DdlStatement> earlier)
            throws SQLException {
        this.target = target;
        this.ledger = ledger;
        this.maintenanceBytes = maintenanceBytes;
        this.entries = ledger.entries();
        earlier.stream().filter(this::failed).map(DdlStatement::object).forEach(failedObjects::add);
    }

    private boolean failed(DdlStatement statement) {
        StatementEntry entry = entries.get(statement.id());
        return entry != null && !entry.done();
    }

    /** Whether a former run has executed it. */
    boolean done(DdlStatement statement) {
        StatementEntry earlier = entries.get(statement.id());
        return earlier != null && earlier.done();
    }

    void run(DdlStatement statement) throws SQLException {
        if (done(statement)) {
            return;
        }
        try (Connection connection = target.getConnection()) {
            connection.setAutoCommit(false);
            if (dependsOnFailure(statement)) {
                fail(connection, statement, "", "not tried, since what it depends on could not be created");
            } else {
                execute(connection, statement);
            }
        }
    }

    /** Enters a statement as done whose object was there before. */
    void skip(DdlStatement statement) throws SQLException {
        try (Connection connection = target.getConnection()) {
            ledger.record(connection, new StatementEntry(statement.id(), true, "", ""));
        }
    }

    private boolean dependsOnFailure(DdlStatement statement) {
        return failedObjects.stream()
                .anyMatch(object ->
                        statement.object().equals(object) || statement.object().startsWith(object + "."));
    }

    private void execute(Connection connection, DdlStatement statement) throws SQLException {
        try (Statement ddl = connection.createStatement()) {
            if (!statement.phase().preData()) {
                ddl.execute("set local maintenance_work_mem = '" + maintenanceBytes / 1024 + "kB'");
            }
            ddl.execute(statement.sql());
            ledger.record(connection, new StatementEntry(statement.id(), true, "", ""));
            connection.commit();
        } catch (SQLException e) {
            rollBack(connection, e);
            MigrateException failure = TargetFailure.creating(statement.object(), e);
            String detail = failure.detail() == null ? RunFailures.sentence(failure) : failure.detail();
            String duplicate = DuplicateKey.of(e)
                    .map(key -> ": " + key.detail() + " All duplicates: " + key.query())
                    .orElse("");
            fail(connection, statement, String.valueOf(e.getSQLState()), detail + duplicate);
        }
    }

    /** A server that is gone is no fault of the statement. */
    private static void rollBack(Connection connection, SQLException cause) throws SQLException {
        try {
            connection.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
            throw cause;
        }
        if (!connection.isValid(5)) {
            throw cause;
        }
    }

    private void fail(Connection connection, DdlStatement statement, String state, String error) throws SQLException {
        failedObjects.add(statement.object());
        ledger.record(connection, new StatementEntry(statement.id(), false, state, error));
        connection.commit();
    }
}
