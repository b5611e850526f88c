package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.toast.ToastTable;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Counts what a relation's columns hold. The server answers with a few rows per column, whatever the relation's size.
 *
 * @param fraction of the pages to read, 1 for all
 */
record SurveyScan(ToastTable table, PlaceRule rule, double fraction) {

    private static final SqlTemplate WHOLE = SqlTemplate.of("survey");
    private static final SqlTemplate SAMPLE = SqlTemplate.of("survey_sample");

    /** Stands for the rows themselves; columns count from 1. */
    private static final int ROWS = 0;

    /** A statement's expressions are not without limit, so a wide table takes a scan per so many columns. */
    private static final int COLUMNS_PER_SCAN = 100;

    /**
     * @param rows in the relation
     * @param shares by a column's number; none for one without values
     */
    record Found(Amount rows, Map<Integer, List<StoredShare>> shares) {}

    Found read(Connection database) throws SQLException {
        Map<Integer, List<StoredShare>> shares = new HashMap<>();
        List<ValueSql> columns = rule.columns();
        for (int from = 0; from == 0 || from < columns.size(); from += COLUMNS_PER_SCAN) {
            List<ValueSql> part = columns.subList(from, Math.min(from + COLUMNS_PER_SCAN, columns.size()));
            SqlTemplate template = fraction < 1 ? SAMPLE : WHOLE;
            shares.remove(ROWS);
            template.fill(gaps(part))
                    .list(
                            database,
                            row -> shares.computeIfAbsent(row.getInt("number"), n -> new ArrayList<>())
                                    .add(share(row)));
        }
        List<StoredShare> rows = shares.remove(ROWS);
        return new Found(rows == null ? Amount.NONE : rows.get(0).values(), shares);
    }

    private Map<String, String> gaps(List<ValueSql> columns) {
        String values = columns.stream().map(this::values).collect(Collectors.joining(""));
        return Map.of(
                "table", PostgresIdentifiers.RULES.quote(table.name()),
                "percent", String.format(Locale.ROOT, "%.6f", Math.max(fraction * 100, 0.000001)),
                "values", "(" + ROWS + ", 0, NULL::pg_catalog.text, 0, false)" + values);
    }

    private String values(ValueSql column) {
        return ",\n       (" + column.column().number() + ", " + column.stored() + ", " + column.method() + ", "
                + column.raw() + ", " + rule.outside(column) + ")";
    }

    private StoredShare share(ResultSet row) throws SQLException {
        boolean known = row.getLong("raw_known") == row.getLong("held");
        return new StoredShare(
                CompressionMethods.ofWord(row.getString("method")),
                row.getBoolean("outside"),
                amount(row, "held"),
                amount(row, "stored"),
                known ? amount(row, "raw") : null,
                row.getLong("largest"));
    }

    private Amount amount(ResultSet row, String column) throws SQLException {
        return Amount.estimated(row.getLong(column), row.getDouble(column + "_spread"), fraction);
    }
}
