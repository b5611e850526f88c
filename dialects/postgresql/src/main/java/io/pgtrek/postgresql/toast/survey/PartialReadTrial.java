package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.query.StoredQuery;
import io.pgtrek.postgresql.toast.ToastTable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Times reads of pieces, from the table as it is and from copies in a temporary table.
 *
 * @param budget bytes that the copied values may have together, before compression
 */
record PartialReadTrial(ToastTable table, ValueSql column, boolean lz4, double fraction, long budget) {

    /** Below, a value is read in a page or two, whatever its form. */
    static final long LARGE = 32 << 10;

    private static final SqlTemplate PLACES = SqlTemplate.of("large_places");
    private static final SqlTemplate COPIES = SqlTemplate.of("partial_table");
    private static final SqlTemplate COPY = SqlTemplate.of("partial_values");
    private static final SqlTemplate READ = SqlTemplate.of("partial_read");
    private static final String EXECUTION = "Execution Time: ";
    private static final int VALUES = 5;
    private static final int REPEATS = 5;
    private static final int PIECE = 100;
    private static final double[] POSITIONS = {0, 0.5, 0.9};

    private record Place(String ctid, long raw, long length) {}

    /** @param database in a transaction of its own that may write, and is rolled back by the caller */
    PartialReads measure(Connection database) throws SQLException {
        List<Place> places = places(database);
        if (places.isEmpty()) {
            return none("There is no value of 32 kB to " + budget / VALUES / 1024 + " kB.");
        }
        try (Statement statement = database.createStatement()) {
            statement.execute(COPIES.fill(Map.of("type", type(), "lz4", lz4 ? "lz4" : "pglz"))
                    .text());
        }
        for (Place place : places) {
            copy(database, place);
        }
        List<PartialReads.Times> times = new ArrayList<>();
        times.add(times(database, places, "now", "ONLY " + quoted(), column.value(), "t.ctid"));
        for (String form : lz4 ? List.of("external", "pglz", "lz4") : List.of("external", "pglz")) {
            times.add(times(database, places, form, "pg_temp.pgtrek_reads", "t." + form, "t.place"));
        }
        long bytes = places.stream().mapToLong(Place::raw).sum() / places.size();
        return new PartialReads(table.name(), column.column().name(), places.size(), bytes, times, null);
    }

    PartialReads none(String reason) {
        return new PartialReads(table.name(), column.column().name(), 0, 0, List.of(), reason);
    }

    private List<Place> places(Connection database) throws SQLException {
        StoredQuery query = PLACES.fill(Map.of(
                "table", quoted(),
                "percent", String.format(Locale.ROOT, "%.6f", fraction * 100),
                "raw", column.raw()));
        List<Place> found = query.list(
                database,
                row -> new Place(row.getString("place"), row.getLong("raw"), 0),
                LARGE,
                budget / VALUES,
                VALUES);
        List<Place> measured = new ArrayList<>();
        for (Place place : found) {
            StoredQuery length = new StoredQuery("SELECT pg_catalog.length(" + text(column.value()) + ") FROM ONLY "
                    + quoted() + " AS t WHERE t.ctid = ?::pg_catalog.tid");
            length.list(database, row -> row.getLong(1), place.ctid())
                    .forEach(characters -> measured.add(new Place(place.ctid(), place.raw(), characters)));
        }
        return measured;
    }

    private PartialReads.Times times(
            Connection database, List<Place> places, String form, String relation, String value, String key)
            throws SQLException {
        long[] medians = new long[POSITIONS.length];
        for (int i = 0; i < POSITIONS.length; i++) {
            List<Double> millis = new ArrayList<>();
            for (Place place : places) {
                String from = Long.toString(1 + (long) (place.length() * POSITIONS[i]));
                StoredQuery read = READ.fill(Map.of(
                        "value",
                        text(value),
                        "from",
                        from,
                        "length",
                        Integer.toString(PIECE),
                        "relation",
                        relation,
                        "condition",
                        key + " = '" + place.ctid() + "'::pg_catalog.tid"));
                for (int repeat = 0; repeat < REPEATS; repeat++) {
                    millis.add(execution(database, read));
                }
            }
            medians[i] = Math.round(
                    millis.stream().sorted().skip(millis.size() / 2).findFirst().orElse(0.0) * 1000);
        }
        return new PartialReads.Times(form, medians[0], medians[1], medians[2]);
    }

    private void copy(Connection database, Place place) throws SQLException {
        StoredQuery copy = COPY.fill(Map.of("table", quoted(), "value", text(column.value())));
        try (PreparedStatement statement = database.prepareStatement(copy.text())) {
            statement.setString(1, place.ctid());
            statement.executeUpdate();
        }
    }

    private static double execution(Connection database, StoredQuery read) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet lines = statement.executeQuery(read.text())) {
            while (lines.next()) {
                String line = lines.getString(1).strip();
                if (line.startsWith(EXECUTION)) {
                    return Double.parseDouble(line.substring(EXECUTION.length()).replace(" ms", ""));
                }
            }
            throw new SQLException("EXPLAIN tells no time.");
        }
    }

    private String quoted() {
        return PostgresIdentifiers.RULES.quote(table.name());
    }

    private String type() {
        return column.form() == ValueForm.BYTES ? "pg_catalog.bytea" : "pg_catalog.text";
    }

    private String text(String value) {
        return value + "::" + type();
    }
}
