package io.pgtrek.dialect.mysql;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table whose rows may not fit into memory, and the statements that read it all the same.
 *
 * @param columns the selected ones that can be large; never empty
 * @param packet the server's max_allowed_packet: no row of a result is longer
 */
record LargeTable(
        QualifiedName name, List<Projection> projections, List<LargeColumn> columns, RowKey key, long packet) {

    private static final String COLUMNS = SqlResource.load(LargeTable.class, "large-columns");

    /** Rows whose possibly large columns hold more than this together are read apart from the others. */
    private static final long ROW = 4 << 20;

    private static final int PIECE = 4 << 20;

    /** A name no column of the table has. */
    private static final String AT = "pgtrek_piece_at";

    /** Empty where no column is that large, or no key would find a row again. */
    static Optional<LargeTable> of(Connection connection, ReadRequest request) throws SQLException {
        String table = request.table().name().text();
        Map<Identifier, Found> found = new HashMap<>();
        CatalogQuery.list(
                        connection, COLUMNS, Found::of, request.table().schema().text(), table, table)
                .forEach(column -> found.put(column.name, column));
        List<LargeColumn> columns = columns(request.columns(), found);
        return columns.isEmpty()
                ? Optional.empty()
                : RowKey.of(connection, request.table())
                        .map(key -> new LargeTable(
                                request.table(),
                                request.columns(),
                                columns,
                                key,
                                found.values().iterator().next().packet));
    }

    private static List<LargeColumn> columns(List<Projection> projections, Map<Identifier, Found> found) {
        List<LargeColumn> columns = new ArrayList<>();
        for (int i = 0; i < projections.size(); i++) {
            Found column = found.get(projections.get(i).column());
            if (column != null) {
                String name = MysqlIdentifiers.RULES.quote(column.name);
                columns.add(new LargeColumn(
                        i + 1, name, MysqlTableReader.select(projections.get(i)), column.type, column.charset));
            }
        }
        return columns;
    }

    /** All columns, the large ones NULL in a row too large; then whether it is; then the key of one that is. */
    String scanColumns() {
        String tooLarge = columns.stream()
                .map(column -> "ifnull(" + column.storedLength() + ", 0)")
                .collect(Collectors.joining(" + ", "", " > " + rowLimit()));
        List<String> sql = projected(column -> "if(" + tooLarge + ", null, " + column.projection() + ")");
        sql.add(tooLarge);
        key.projections().forEach(part -> sql.add("if(" + tooLarge + ", " + part + ", null)"));
        return String.join(", ", sql);
    }

    /** Where {@link #scanColumns} says whether a row is too large. */
    int flagAt() {
        return projections.size() + 1;
    }

    /** All columns of one row, large ones NULL; then what {@link Measures} reads of each. */
    String rowQuery(String condition) {
        List<String> sql = projected(column -> column.unlessLarge(valueLimit()));
        for (LargeColumn column : columns) {
            sql.add(column.isLarge(valueLimit()));
            sql.add("octet_length(" + column.bytes() + ")");
            sql.add(column.zeroAt());
        }
        return "select " + String.join(", ", sql) + from() + condition;
    }

    /**
     * All pieces of one value, each after its position. The server finds the row once and keeps it, or the bytes made of
     * a text, while it goes through the positions.
     */
    String piecesQuery(LargeColumn column, long length, String condition) {
        StringBuilder positions = new StringBuilder("select 0 as " + AT);
        for (long at = pieceBytes(); at < length; at += pieceBytes()) {
            positions.append(" union all select ").append(at);
        }
        String row = from() + condition;
        String value = column.text() ? "(select " + column.bytes() + row + ")" : column.name();
        String piece = "select " + AT + ", substring(" + value + ", 1 + " + AT + ", " + pieceBytes() + ") from ("
                + positions + ") pgtrek_pieces";
        return column.text() ? piece : piece + " straight_join " + row.substring(" from ".length());
    }

    private List<String> projected(Function<LargeColumn, String> large) {
        List<String> sql =
                projections.stream().map(MysqlTableReader::select).collect(Collectors.toCollection(ArrayList::new));
        columns.forEach(column -> sql.set(column.place() - 1, large.apply(column)));
        return sql;
    }

    private String from() {
        return " from " + MysqlIdentifiers.RULES.quote(name) + " where ";
    }

    /** A character set of one byte each may need three for it on the wire. */
    private long rowLimit() {
        return Math.min(ROW, packet / 4);
    }

    private long valueLimit() {
        return rowLimit() / 4;
    }

    private int pieceBytes() {
        return (int) Math.min(PIECE, packet / 2);
    }

    private record Found(
            Identifier name, String type, @Nullable String charset, long packet) {

        static Found of(ResultSet row) throws SQLException {
            return new Found(
                    Identifier.of(row.getString("name")),
                    row.getString("type"),
                    row.getString("charset"),
                    row.getLong("packet"));
        }
    }
}
