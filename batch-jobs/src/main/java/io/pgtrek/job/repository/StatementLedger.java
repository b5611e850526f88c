package io.pgtrek.job.repository;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;

/** Which statements of a run's plan have been executed. */
public final class StatementLedger {

    private final DataSource target;
    private final long run;

    public StatementLedger(DataSource target, long run) {
        this.target = target;
        this.run = run;
    }

    /** The statements are to be executed again; commits with the caller's transaction. */
    public void forget(Connection connection, List<String> statements) throws SQLException {
        String sql = "DELETE FROM migrate.statement_ledger WHERE run_id = ? AND statement_id = ANY (?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setArray(2, connection.createArrayOf("text", statements.toArray()));
            statement.executeUpdate();
        }
    }

    /** Writes the entry in the caller's transaction; a later entry of the same statement replaces it. */
    public void record(Connection connection, StatementEntry entry) throws SQLException {
        String sql = "INSERT INTO migrate.statement_ledger (run_id, statement_id, state, sql_state, error)"
                + " VALUES (?, ?, ?, ?, ?) ON CONFLICT (run_id, statement_id) DO UPDATE SET state = excluded.state,"
                + " sql_state = excluded.sql_state, error = excluded.error, finished_at = excluded.finished_at";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setString(2, entry.id());
            statement.setString(3, entry.done() ? "done" : "failed");
            statement.setString(4, entry.sqlState());
            statement.setString(5, entry.error());
            statement.executeUpdate();
        }
    }

    /** All entries by statement. */
    public Map<String, StatementEntry> entries() throws SQLException {
        String sql = "SELECT statement_id, state, sql_state, error FROM migrate.statement_ledger WHERE run_id = ?";
        try (Connection connection = target.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            try (ResultSet result = statement.executeQuery()) {
                Map<String, StatementEntry> entries = new TreeMap<>();
                while (result.next()) {
                    StatementEntry entry = new StatementEntry(
                            result.getString(1),
                            result.getString(2).equals("done"),
                            result.getString(3),
                            result.getString(4));
                    entries.put(entry.id(), entry);
                }
                return entries;
            }
        }
    }
}
