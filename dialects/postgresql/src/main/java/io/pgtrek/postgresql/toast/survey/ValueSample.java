package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.query.StoredQuery;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.ToastTable;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads some values of a column, one after the other, and holds at most one of them.
 *
 * @param budget bytes that may be decompressed at most
 */
record ValueSample(ToastTable table, ValueSql column, PlaceRule rule, long budget) {

    private static final SqlTemplate PLACES = SqlTemplate.of("sample_places");
    private static final SqlTemplate VALUE = SqlTemplate.of("sample_value");

    /** Enough for a few percent of doubt about a ratio. */
    private static final int MOST_VALUES = 500;

    /** Rows of a page are alike, so places are drawn from more pages than would do. */
    private static final int SPREAD = 20;

    /** After so many values that do not fit, what is left of the budget is given up. */
    private static final int MOST_MISFITS = 20;

    private record Place(String ctid, long stored, @Nullable CompressionMethod method) {}

    private record Read(long raw, byte @Nullable [] bytes) {}

    /** The estimate; null where the column has no value that could be stored otherwise. */
    @Nullable
    SizeEstimate estimate(Connection database, ColumnSurvey survey) throws SQLException {
        long candidates = survey.shares().stream()
                .filter(StoredShare::toasted)
                .mapToLong(share -> share.values().value())
                .sum();
        if (candidates == 0) {
            return null;
        }
        CompressionTrial trial = new CompressionTrial();
        StoredQuery query = VALUE.fill(gaps(100));
        List<SampledValue> sample = new ArrayList<>();
        long read = 0;
        int misfits = 0;
        for (Place place : places(database, candidates)) {
            Read value = place.stored() > budget - read ? null : read(database, query, place, budget - read);
            if (value == null || value.bytes() == null) {
                misfits++;
            } else {
                read += Math.max(value.raw(), value.bytes().length);
                sample.add(trial.of(value.bytes(), value.raw(), place.method(), place.stored()));
            }
            if (misfits == MOST_MISFITS) {
                break;
            }
        }
        return sample.isEmpty() ? null : estimate(survey, sample, read, misfits);
    }

    private SizeEstimate estimate(ColumnSurvey survey, List<SampledValue> sample, long read, int misfits) {
        EstimateRules rules = new EstimateRules(survey, sample);
        Amount raw = survey.raw();
        return new SizeEstimate(
                sample.size(),
                read,
                misfits,
                column.form().ownBytes(),
                raw == null ? rules.stored(SampledValue::plain) : raw,
                rules.stored(SampledValue::pglz),
                rules.stored(SampledValue::lz4),
                rules.values(value -> value.missed() ? 1 : 0),
                rules.toasted(value -> value.missed() ? value.plain() - value.lz4() : 0));
    }

    private List<Place> places(Connection database, long candidates) throws SQLException {
        double percent = Math.min(100, 100.0 * MOST_VALUES * SPREAD / candidates);
        return PLACES.fill(gaps(percent))
                .list(
                        database,
                        row -> new Place(
                                row.getString("place"),
                                row.getLong("stored"),
                                CompressionMethods.ofWord(row.getString("method"))),
                        MOST_VALUES);
    }

    private static @Nullable Read read(Connection database, StoredQuery query, Place place, long most)
            throws SQLException {
        List<Read> found =
                query.list(database, row -> new Read(row.getLong("raw"), row.getBytes("bytes")), most, place.ctid());
        return found.isEmpty() ? null : found.get(0);
    }

    private Map<String, String> gaps(double percent) {
        return Map.of(
                "table", PostgresIdentifiers.RULES.quote(table.name()),
                "percent", String.format(Locale.ROOT, "%.6f", percent),
                "stored", column.stored(),
                "method", column.method(),
                "outside", rule.outside(column),
                "raw_size", column.rawSize(),
                "bytes", column.bytes());
    }
}
