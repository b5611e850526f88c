package io.pgtrek.job.repository;

import io.pgtrek.postgresql.query.StoredQuery;
import io.pgtrek.postgresql.toast.RewritePosition;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Recompressions of a database and how far each of its relations has come. */
public final class RecompressionLedger {

    private static final String LEAF = "table_oid, file_node, next_block, end_block, pass, pass_rows, rows_rewritten,"
            + " raw_bytes, stored_before, stored_after, proven, unvacuumed";

    private final DataSource database;

    public RecompressionLedger(DataSource database) {
        this.database = database;
    }

    /** The newest one of the job; empty also where this program has never kept books. */
    public Optional<RecompressionRecord> latest(String job) throws SQLException {
        StoredQuery exists = new StoredQuery("SELECT to_regclass('migrate.recompression') IS NOT NULL");
        StoredQuery query = new StoredQuery("SELECT run_id, job_name, wanted, state, attempt, message,"
                + " to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')"
                + " FROM migrate.recompression WHERE job_name = ? ORDER BY run_id DESC LIMIT 1");
        try (Connection connection = database.getConnection()) {
            return exists.list(connection, row -> row.getBoolean(1)).get(0)
                    ? query.list(connection, RecompressionLedger::record, job).stream()
                            .findFirst()
                    : Optional.empty();
        }
    }

    private static RecompressionRecord record(ResultSet row) throws SQLException {
        return new RecompressionRecord(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4).equals("completed"),
                row.getInt(5),
                row.getString(6),
                row.getString(7));
    }

    /** Goes on with the job's open recompression if it wants the same, and begins one otherwise. */
    public RecompressionRecord open(String job, String wanted, String toolVersion) throws SQLException {
        Optional<RecompressionRecord> latest = latest(job).filter(record -> !record.completed());
        if (latest.isPresent() && latest.get().wanted().equals(wanted)) {
            return latest.get();
        }
        if (latest.isPresent()) {
            complete(latest.get().id(), "Another method was asked for.");
        }
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement("INSERT INTO migrate.recompression"
                        + " (job_name, wanted, state, tool_version) VALUES (?, ?, 'open', ?)")) {
            insert.setString(1, job);
            insert.setString(2, wanted);
            insert.setString(3, toolVersion);
            insert.executeUpdate();
        }
        return latest(job).orElseThrow();
    }

    /** Nothing is left to do. */
    public void complete(long run, String message) throws SQLException {
        update(
                "UPDATE migrate.recompression SET state = 'completed', finished_at = clock_timestamp(), message = ?"
                        + " WHERE run_id = ?",
                run,
                message);
    }

    /** The next run goes on, as another Batch job instance. */
    public void interrupted(long run, String message) throws SQLException {
        update("UPDATE migrate.recompression SET message = ?, attempt = attempt + 1 WHERE run_id = ?", run, message);
    }

    private void update(String sql, long run, String message) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, message);
            statement.setLong(2, run);
            statement.executeUpdate();
        }
    }

    /** All relations that were begun. */
    public List<LeafEntry> leaves(long run) throws SQLException {
        try (Connection connection = database.getConnection()) {
            return new StoredQuery("SELECT " + LEAF + " FROM migrate.recompression_leaf WHERE run_id = ? ORDER BY 1")
                    .list(connection, RecompressionLedger::leaf, run);
        }
    }

    private static LeafEntry leaf(ResultSet row) throws SQLException {
        return new LeafEntry(
                row.getLong(1),
                new RewritePosition(row.getLong(2), row.getLong(3), row.getLong(4)),
                row.getInt(5),
                row.getLong(6),
                row.getLong(7),
                row.getLong(8),
                row.getLong(9),
                row.getLong(10),
                row.getLong(11),
                row.getLong(12));
    }

    /** Writes the entry in the caller's transaction, the one that stored the values anew. */
    public static void record(Connection transaction, long run, LeafEntry entry) throws SQLException {
        String sql = "INSERT INTO migrate.recompression_leaf (run_id, " + LEAF
                + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (run_id, table_oid) DO UPDATE SET"
                + " (file_node, next_block, end_block, pass, pass_rows, rows_rewritten, raw_bytes, stored_before,"
                + " stored_after, proven, unvacuumed) = (excluded.file_node, excluded.next_block, excluded.end_block,"
                + " excluded.pass, excluded.pass_rows, excluded.rows_rewritten, excluded.raw_bytes,"
                + " excluded.stored_before, excluded.stored_after, excluded.proven, excluded.unvacuumed)";
        try (PreparedStatement statement = transaction.prepareStatement(sql)) {
            long[] values = {
                run,
                entry.table(),
                entry.position().fileNode(),
                entry.position().next(),
                entry.position().end(),
                entry.pass(),
                entry.passRows(),
                entry.rows(),
                entry.rawBytes(),
                entry.storedBefore(),
                entry.storedAfter(),
                entry.proven(),
                entry.unvacuumed()
            };
            for (int i = 0; i < values.length; i++) {
                statement.setLong(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }
}
