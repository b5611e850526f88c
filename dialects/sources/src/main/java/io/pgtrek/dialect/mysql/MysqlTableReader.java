package io.pgtrek.dialect.mysql;

import io.pgtrek.jdbc.JdbcCursor;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.SliceRange.KeyRange;
import io.pgtrek.spi.TableReader;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Plain SELECTs; any fetch size makes Connector/J read the result from the socket as it comes. */
final class MysqlTableReader implements TableReader {

    /** The driver buffers the socket anyway: a larger fetch size is no faster and only holds more rows in memory. */
    private static final int ROW_BY_ROW = 1;

    @Override
    public RowCursor open(Connection connection, ReadRequest request) throws SQLException {
        List<String> conditions = new ArrayList<>(conditions(request.slice().range()));
        addUsers(request.where(), conditions);
        String rows = from(request.table()) + where(conditions);
        Optional<LargeTable> large = LargeTable.of(connection, request);
        if (large.isPresent()) {
            String scan = "select " + large.get().scanColumns() + rows;
            return LargeRowCursor.open(connection, large.get(), scan);
        }
        String columns =
                request.columns().stream().map(MysqlTableReader::select).collect(Collectors.joining(", "));
        return JdbcCursor.open(connection, "select " + columns + rows, ROW_BY_ROW);
    }

    static String select(Projection projection) {
        return projection.sql().replace("{}", MysqlIdentifiers.RULES.quote(projection.column()));
    }

    @Override
    public long count(Connection connection, QualifiedName table, @Nullable String where) throws SQLException {
        Map<String, Long> counted = probe(connection, table, where, Map.of("rows", "count(*)"));
        return counted.getOrDefault("rows", 0L);
    }

    @Override
    public Map<String, Long> probe(
            Connection connection, QualifiedName table, @Nullable String where, Map<String, String> probes)
            throws SQLException {
        if (probes.isEmpty()) {
            return Map.of();
        }
        List<String> keys = List.copyOf(probes.keySet());
        List<String> conditions = new ArrayList<>();
        addUsers(where, conditions);
        String aggregates = keys.stream().map(probes::get).collect(Collectors.joining(", "));
        try (PreparedStatement statement =
                        connection.prepareStatement("select " + aggregates + from(table) + where(conditions));
                ResultSet result = statement.executeQuery()) {
            result.next();
            Map<String, Long> answers = new LinkedHashMap<>();
            for (int i = 0; i < keys.size(); i++) {
                answers.put(keys.get(i), result.getLong(i + 1));
            }
            return answers;
        }
    }

    private static String from(QualifiedName table) {
        return " from " + MysqlIdentifiers.RULES.quote(table);
    }

    private static void addUsers(@Nullable String where, List<String> conditions) {
        if (where != null) {
            // the line feed ends a comment the user's text may end with
            conditions.add("(" + where + "\n)");
        }
    }

    private static String where(List<String> conditions) {
        return conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions);
    }

    private static List<String> conditions(SliceRange range) {
        return range instanceof KeyRange keys ? conditions(keys) : List.of();
    }

    private static List<String> conditions(KeyRange range) {
        String column = MysqlIdentifiers.RULES.quote(range.column());
        Long from = range.from();
        Long to = range.to();
        List<String> conditions = new ArrayList<>();
        if (from != null) {
            conditions.add(column + " >= " + from);
        }
        if (to != null) {
            String below = column + " < " + to;
            conditions.add(from == null ? "(" + below + " or " + column + " is null)" : below);
        }
        return conditions;
    }
}
