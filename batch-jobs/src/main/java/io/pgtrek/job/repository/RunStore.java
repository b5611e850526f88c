package io.pgtrek.job.repository;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import javax.sql.DataSource;

/** Reads and writes {@code migrate.run}. */
public final class RunStore {

    private static final String COLUMNS = "run_id, job_name, fingerprint, state, attempt, plan, message,"
            + " to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), refresh_pass";

    private final DataSource target;

    public RunStore(DataSource target) {
        this.target = target;
    }

    /** Whether the metadata schema is there at all. */
    public boolean exists() throws SQLException {
        try (Connection connection = target.getConnection();
                PreparedStatement statement =
                        connection.prepareStatement("SELECT to_regclass('migrate.run') IS NOT NULL");
                ResultSet result = statement.executeQuery()) {
            result.next();
            return result.getBoolean(1);
        }
    }

    /** The newest run of the job. */
    public Optional<RunRecord> latest(String job) throws SQLException {
        String sql = "SELECT " + COLUMNS + " FROM migrate.run WHERE job_name = ? ORDER BY run_id DESC LIMIT 1";
        try (Connection connection = target.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, job);
            try (ResultSet result = statement.executeQuery()) {
                return result.next() ? Optional.of(read(result)) : Optional.empty();
            }
        }
    }

    private static RunRecord read(ResultSet result) throws SQLException {
        return new RunRecord(
                result.getLong(1),
                result.getString(2),
                result.getString(3),
                RunRecord.State.valueOf(result.getString(4).toUpperCase(Locale.ROOT)),
                result.getInt(5),
                result.getString(6),
                result.getString(7),
                result.getString(8),
                result.getInt(9));
    }

    /** Stores a new open run. */
    public RunRecord create(String job, String fingerprint, String toolVersion, String plan) throws SQLException {
        String sql = "INSERT INTO migrate.run (job_name, fingerprint, state, tool_version, plan)"
                + " VALUES (?, ?, 'open', ?, ?) RETURNING " + COLUMNS;
        try (Connection connection = target.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, job);
            statement.setString(2, fingerprint);
            statement.setString(3, toolVersion);
            statement.setString(4, plan);
            try (ResultSet result = statement.executeQuery()) {
                result.next();
                return read(result);
            }
        }
    }

    /** Another Batch job instance goes on with the run, since the former one ended although work was left. */
    public void nextAttempt(long run) throws SQLException {
        update("UPDATE migrate.run SET attempt = attempt + 1 WHERE run_id = ?", run);
    }

    /** Opens a finished run, or one that was interrupted after its data, to be refreshed. */
    public RunRecord refresh(String job, long run) throws SQLException {
        update(
                "UPDATE migrate.run SET state = 'open', attempt = attempt + 1, refresh_pass = refresh_pass + 1,"
                        + " finished_at = NULL WHERE run_id = ?",
                run);
        return latest(job).orElseThrow();
    }

    /** Nothing is left to do. */
    public void complete(long run) throws SQLException {
        update(
                "UPDATE migrate.run SET state = 'completed', message = '', finished_at = clock_timestamp()"
                        + " WHERE run_id = ?",
                run);
    }

    /** The user begins anew; in the caller's transaction, the one that drops what the run created. */
    public void abandon(Connection connection, long run) throws SQLException {
        update(
                connection,
                "UPDATE migrate.run SET state = 'abandoned', finished_at = clock_timestamp() WHERE run_id = ?",
                run);
    }

    /** Remembers in one sentence why the run is still open. */
    public void interrupted(long run, String message) throws SQLException {
        try (Connection connection = target.getConnection();
                PreparedStatement statement =
                        connection.prepareStatement("UPDATE migrate.run SET message = ? WHERE run_id = ?")) {
            statement.setString(1, message);
            statement.setLong(2, run);
            statement.executeUpdate();
        }
    }

    private void update(String sql, long run) throws SQLException {
        try (Connection connection = target.getConnection()) {
            update(connection, sql, run);
        }
    }

    private static void update(Connection connection, String sql, long run) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.executeUpdate();
        }
    }
}
