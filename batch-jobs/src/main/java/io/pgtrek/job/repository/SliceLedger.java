package io.pgtrek.job.repository;

import io.pgtrek.json.StableJson;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.spi.Alteration;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Which slices of a run are in the target. */
public final class SliceLedger {

    private final DataSource target;
    private final long run;

    public SliceLedger(DataSource target, long run) {
        this.target = target;
        this.run = run;
    }

    /** Writes the entry in the caller's transaction, the one that copied the rows. */
    public void record(Connection connection, SliceEntry entry) throws SQLException {
        String sql = "INSERT INTO migrate.slice_ledger (run_id, table_number, slice_number, rows_read, rows_copied,"
                + " rows_rejected, bytes, millis, alterations, hash, refused_hash)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setInt(2, entry.table());
            statement.setInt(3, entry.slice());
            statement.setLong(4, entry.read());
            statement.setLong(5, entry.copied());
            statement.setLong(6, entry.rejected());
            statement.setLong(7, entry.bytes());
            statement.setLong(8, entry.millis());
            statement.setString(9, StableJson.write(entry.alterations()));
            statement.setString(10, text(entry.hash()));
            statement.setString(11, text(entry.refused()));
            statement.executeUpdate();
        }
    }

    /** Slices that the refresh has not yet compared, in order. */
    public List<SliceEntry> before(int refreshPass) throws SQLException {
        return list(" AND refresh_pass < ?", refreshPass);
    }

    /** The slice was compared and is equal; commits with the caller's transaction. */
    public void unchanged(Connection connection, int table, int slice, int refreshPass) throws SQLException {
        String sql = "UPDATE migrate.slice_ledger SET refresh_pass = ?"
                + " WHERE run_id = ? AND table_number = ? AND slice_number = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, refreshPass);
            statement.setLong(2, run);
            statement.setInt(3, table);
            statement.setInt(4, slice);
            statement.executeUpdate();
        }
    }

    /** The slice was copied again in the caller's transaction. */
    public void replace(Connection connection, SliceEntry entry, int refreshPass) throws SQLException {
        String sql = "DELETE FROM migrate.slice_ledger WHERE run_id = ? AND table_number = ? AND slice_number = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setInt(2, entry.table());
            statement.setInt(3, entry.slice());
            statement.executeUpdate();
        }
        record(connection, entry);
        unchanged(connection, entry.table(), entry.slice(), refreshPass);
    }

    /** Whether the slice is in the target already. */
    public boolean contains(Connection connection, int table, int slice) throws SQLException {
        String sql = "SELECT FROM migrate.slice_ledger WHERE run_id = ? AND table_number = ? AND slice_number = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setInt(2, table);
            statement.setInt(3, slice);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    /** All finished slices, by table and slice. */
    public List<SliceEntry> entries() throws SQLException {
        return list(" AND refresh_pass >= ?", 0);
    }

    private List<SliceEntry> list(String condition, int refreshPass) throws SQLException {
        String sql = "SELECT table_number, slice_number, rows_read, rows_copied, rows_rejected, bytes, millis,"
                + " alterations, hash, refused_hash, loaded_hash FROM migrate.slice_ledger WHERE run_id = ?" + condition
                + " ORDER BY 1, 2";
        try (Connection connection = target.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run);
            statement.setInt(2, refreshPass);
            try (ResultSet result = statement.executeQuery()) {
                List<SliceEntry> entries = new ArrayList<>();
                while (result.next()) {
                    entries.add(read(result));
                }
                return entries;
            }
        }
    }

    private static SliceEntry read(ResultSet result) throws SQLException {
        return new SliceEntry(
                result.getInt(1),
                result.getInt(2),
                result.getLong(3),
                result.getLong(4),
                result.getLong(5),
                result.getLong(6),
                result.getLong(7),
                alterations(result.getString(8)),
                hash(result.getString(9)),
                hash(result.getString(10)),
                hash(result.getString(11)));
    }

    private static @Nullable String text(@Nullable SliceHash hash) {
        return hash == null ? null : hash.text();
    }

    private static @Nullable SliceHash hash(@Nullable String text) {
        return text == null ? null : SliceHash.parse(text);
    }

    static Map<String, Map<Alteration, Long>> alterations(String json) {
        Map<String, Map<Alteration, Long>> alterations = new TreeMap<>();
        for (Object column : StableJson.read(json, Map.class).entrySet()) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) column;
            Map<Alteration, Long> counts = new EnumMap<>(Alteration.class);
            ((Map<?, ?>) entry.getValue())
                    .forEach((what, count) ->
                            counts.put(Alteration.valueOf(what.toString()), ((Number) count).longValue()));
            alterations.put(entry.getKey().toString(), counts);
        }
        return alterations;
    }
}
