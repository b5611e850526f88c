package io.pgtrek.job.repository;

import io.pgtrek.json.StableJson;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.spi.Alteration;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Which rows of a run were rejected, and which of them have been loaded since. All in the caller's transaction. */
public final class RejectLedger {

    private static final String SLICE = " WHERE run_id = ? AND table_number = ? AND slice_number = ?";

    private final long run;

    public RejectLedger(long run) {
        this.run = run;
    }

    /** The slice was copied, for the first time or anew, and rejected these rows; what was loaded before is forgotten. */
    public void replace(Connection connection, RejectFileEntry entry) throws SQLException {
        try (PreparedStatement statement = slice(connection, "DELETE FROM migrate.reject_file" + SLICE, entry)) {
            statement.executeUpdate();
        }
        if (entry.rows() == 0) {
            return;
        }
        String sql = "INSERT INTO migrate.reject_file (run_id, table_number, slice_number, token, row_count, request)"
                + " VALUES (?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = slice(connection, sql, entry)) {
            statement.setString(4, entry.token());
            statement.setLong(5, entry.rows());
            statement.setString(6, entry.request());
            statement.executeUpdate();
        }
    }

    private PreparedStatement slice(Connection connection, String sql, RejectFileEntry entry) throws SQLException {
        return slice(connection, sql, entry.table(), entry.slice());
    }

    private PreparedStatement slice(Connection connection, String sql, int table, int slice) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statement.setLong(1, run);
        statement.setInt(2, table);
        statement.setInt(3, slice);
        return statement;
    }

    /** The reject file of a slice; empty when the slice is not copied, or rejected nothing. */
    public Optional<RejectFileEntry> file(Connection connection, int table, int slice) throws SQLException {
        String sql = "SELECT token, row_count, request FROM migrate.reject_file" + SLICE;
        try (PreparedStatement statement = slice(connection, sql, table, slice);
                ResultSet result = statement.executeQuery()) {
            return result.next()
                    ? Optional.of(new RejectFileEntry(
                            table, slice, result.getString(1), result.getLong(2), result.getString(3)))
                    : Optional.empty();
        }
    }

    /** Whether rows were rejected when the job asked for this, rules for values and types aside. */
    public boolean requested(Connection connection, String request) throws SQLException {
        String sql = "SELECT FROM migrate.reject_file WHERE run_id = ? AND request = ? LIMIT 1";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setString(2, request);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    /** Whether that line of the slice's file has been loaded. */
    public boolean loaded(Connection connection, int table, int slice, long line) throws SQLException {
        String sql = "SELECT FROM migrate.reject_loaded" + SLICE + " AND line_number = ?";
        try (PreparedStatement statement = slice(connection, sql, table, slice)) {
            statement.setLong(4, line);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    /** The row of that line is loaded: it counts as copied from now on, and no longer as rejected. */
    public void load(Connection connection, int table, int slice, long line) throws SQLException {
        String sql = "INSERT INTO migrate.reject_loaded (run_id, table_number, slice_number, line_number)"
                + " VALUES (?, ?, ?, ?)";
        try (PreparedStatement statement = slice(connection, sql, table, slice)) {
            statement.setLong(4, line);
            statement.executeUpdate();
        }
        String move = "UPDATE migrate.slice_ledger SET rows_copied = rows_copied + 1,"
                + " rows_rejected = rows_rejected - 1" + SLICE;
        try (PreparedStatement statement = slice(connection, move, table, slice)) {
            statement.executeUpdate();
        }
    }

    /** Adds what policy changed in rows that were loaded. */
    public void alter(Connection connection, int table, int slice, Map<String, Map<Alteration, Long>> more)
            throws SQLException {
        if (more.isEmpty()) {
            return;
        }
        Map<String, Map<Alteration, Long>> sums = alterations(connection, table, slice);
        more.forEach((column, counts) ->
                counts.forEach((what, count) -> sums.computeIfAbsent(column, c -> new EnumMap<>(Alteration.class))
                        .merge(what, count, Long::sum)));
        String sql = "UPDATE migrate.slice_ledger SET alterations = ?"
                + " WHERE run_id = ? AND table_number = ? AND slice_number = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, StableJson.write(sums));
            statement.setLong(2, run);
            statement.setInt(3, table);
            statement.setInt(4, slice);
            statement.executeUpdate();
        }
    }

    /** Adds the hash of rows that were loaded. */
    public void hash(Connection connection, int table, int slice, SliceHash more) throws SQLException {
        String query = "SELECT loaded_hash FROM migrate.slice_ledger" + SLICE + " FOR UPDATE";
        SliceHash sum = more;
        try (PreparedStatement statement = slice(connection, query, table, slice);
                ResultSet result = statement.executeQuery()) {
            String before = result.next() ? result.getString(1) : null;
            sum = before == null ? more : more.plus(SliceHash.parse(before));
        }
        String sql = "UPDATE migrate.slice_ledger SET loaded_hash = ?"
                + " WHERE run_id = ? AND table_number = ? AND slice_number = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, sum.text());
            statement.setLong(2, run);
            statement.setInt(3, table);
            statement.setInt(4, slice);
            statement.executeUpdate();
        }
    }

    private Map<String, Map<Alteration, Long>> alterations(Connection connection, int table, int slice)
            throws SQLException {
        String sql = "SELECT alterations FROM migrate.slice_ledger" + SLICE + " FOR UPDATE";
        try (PreparedStatement statement = slice(connection, sql, table, slice);
                ResultSet result = statement.executeQuery()) {
            return result.next() ? SliceLedger.alterations(result.getString(1)) : new TreeMap<>();
        }
    }
}
