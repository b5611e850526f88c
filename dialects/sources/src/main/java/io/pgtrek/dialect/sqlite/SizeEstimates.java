package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sizes without a scan: SQLite keeps no statistics by itself, so rows come from the span of rowids, and the file's
 * bytes are shared out by rows times columns.
 */
final class SizeEstimates {

    private static final SqlTemplate SPAN = SqlTemplate.load("rowid_span");
    private static final String SIZE = SqlResource.load(SizeEstimates.class, "size");
    private static final List<String> ROWID_NAMES = List.of("rowid", "_rowid_", "oid");
    private static final long UNKNOWN = -1;

    private final Map<String, Long> rows = new HashMap<>();
    private final Map<String, Double> weights = new HashMap<>();
    private final long bytes;

    private SizeEstimates(long bytes) {
        this.bytes = bytes;
    }

    static SizeEstimates read(Connection connection, Iterable<TableFacts> tables) throws SQLException {
        SizeEstimates estimates = new SizeEstimates(
                CatalogQuery.list(connection, SIZE, row -> row.getLong("bytes")).get(0));
        for (TableFacts table : tables) {
            Optional<String> rowid = rowidName(table);
            if (rowid.isPresent()) {
                long span = span(connection, table, rowid.get());
                estimates.rows.put(table.entry().name(), span);
                estimates.weights.put(
                        table.entry().name(), (double) span * table.columns().size());
            }
        }
        return estimates;
    }

    /** -1 where nothing is known without counting, as in a table WITHOUT ROWID. */
    long rows(SchemaEntry table) {
        return rows.getOrDefault(table.name(), UNKNOWN);
    }

    long bytes(SchemaEntry table) {
        Double weight = weights.get(table.name());
        double all = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        return weight == null ? UNKNOWN : all == 0 ? 0 : (long) (bytes * (weight / all));
    }

    private static long span(Connection connection, TableFacts table, String rowid) throws SQLException {
        String sql = SPAN.fill(Map.of(
                "rowid",
                rowid,
                "table",
                SqliteIdentifiers.RULES.quote(table.entry().qualified())));
        return CatalogQuery.list(connection, sql, row -> row.getLong("span")).get(0);
    }

    /** A column may take each of the rowid's names away. */
    private static Optional<String> rowidName(TableFacts table) {
        return table.entry().withoutRowid()
                ? Optional.empty()
                : ROWID_NAMES.stream()
                        .filter(name -> table.column(name).isEmpty())
                        .findFirst();
    }
}
