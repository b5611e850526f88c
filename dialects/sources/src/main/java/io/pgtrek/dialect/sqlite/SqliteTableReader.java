package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.JdbcCursor;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.SliceRange.KeyRange;
import io.pgtrek.spi.TableReader;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads rows with plain SELECTs; SQLite steps through its b-tree, so nothing but the current row is held. */
final class SqliteTableReader implements TableReader {

    /** Below the 2000 result columns a stock SQLite allows, and few enough to keep one statement small. */
    private static final int PROBES_PER_SCAN = 1000;

    @Override
    public RowCursor open(Connection connection, ReadRequest request) throws SQLException {
        List<String> conditions = new ArrayList<>(range(request.slice().range()));
        if (request.where() != null) {
            conditions.add("(" + request.where() + "\n)");
        }
        String rows = from(request.table(), conditions);
        Optional<LargeTable> large = LargeTable.of(connection, request);
        if (large.isPresent()) {
            return LargeRowCursor.open(
                    connection, large.get(), "select " + large.get().scanColumns() + rows);
        }
        String columns =
                request.columns().stream().map(SqliteTableReader::select).collect(Collectors.joining(", "));
        String sql = "select " + (columns.isEmpty() ? "null" : columns) + rows;
        return JdbcCursor.open(connection, sql, request.fetchSize());
    }

    @Override
    public long count(Connection connection, QualifiedName table, @Nullable String where) throws SQLException {
        return single(connection, "select count(*)" + from(table, userCondition(where)), 1)[0];
    }

    @Override
    public Map<String, Long> probe(
            Connection connection, QualifiedName table, @Nullable String where, Map<String, String> probes)
            throws SQLException {
        Map<String, Long> answers = new LinkedHashMap<>();
        List<String> ids = List.copyOf(probes.keySet());
        for (int from = 0; from < ids.size(); from += PROBES_PER_SCAN) {
            List<String> asked = ids.subList(from, Math.min(ids.size(), from + PROBES_PER_SCAN));
            String aggregates = asked.stream().map(probes::get).collect(Collectors.joining(",\n"));
            long[] numbers =
                    single(connection, "select " + aggregates + from(table, userCondition(where)), asked.size());
            for (int i = 0; i < numbers.length; i++) {
                answers.put(asked.get(i), numbers[i]);
            }
        }
        return answers;
    }

    private static long[] single(Connection connection, String sql, int columns) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            long[] numbers = new long[columns];
            for (int i = 0; i < columns; i++) {
                numbers[i] = row.getLong(i + 1);
            }
            return numbers;
        }
    }

    static String select(Projection projection) {
        return projection.sql().replace("{}", SqliteIdentifiers.RULES.quote(projection.column()));
    }

    private static String from(QualifiedName table, List<String> conditions) {
        String where = conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions);
        return " from " + SqliteIdentifiers.RULES.quote(table) + where;
    }

    private static List<String> userCondition(@Nullable String where) {
        return where == null ? List.of() : List.of("(" + where + "\n)");
    }

    private static List<String> range(SliceRange range) {
        if (!(range instanceof KeyRange keys)) {
            return List.of();
        }
        String column = SqliteIdentifiers.RULES.quote(keys.column());
        List<String> conditions = new ArrayList<>();
        if (keys.from() != null) {
            conditions.add(column + " >= " + keys.from());
        }
        if (keys.to() != null) {
            conditions.add(column + " < " + keys.to());
        }
        return conditions;
    }
}
