package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ReadRequest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A table that can hold large values, and the statements that read them in pieces.
 *
 * @param columns what selects each column
 */
record LargeTable(QualifiedName name, List<String> columns, RowKey key) {

    /** Values longer than this, in bytes, are read in pieces. */
    static final long LARGE = 1 << 20;

    private static final Optional<Boolean> NONE = Optional.empty();
    private static final int PIECE = 4 << 20;
    private static final String TABLE = SqlResource.load(LargeTable.class, "large_table");

    /** Empty for a view, for a file too small to hold one, and where texts are UTF-16, which no piece could end in. */
    static Optional<LargeTable> of(Connection connection, ReadRequest request) throws SQLException {
        String table = request.table().name().text();
        List<Boolean> withoutRowid = CatalogQuery.list(
                        connection,
                        TABLE,
                        row -> row.getBoolean("concerned") ? Optional.of(row.getBoolean("without_rowid")) : NONE,
                        LARGE,
                        table)
                .stream()
                .flatMap(Optional::stream)
                .toList();
        if (withoutRowid.isEmpty() || request.columns().isEmpty()) {
            return Optional.empty();
        }
        List<String> columns =
                request.columns().stream().map(SqliteTableReader::select).toList();
        return RowKey.of(connection, table, withoutRowid.get(0))
                .map(key -> new LargeTable(request.table(), columns, key));
    }

    /** All columns, large values NULL; then whether there are any; then the key. SQLite knows a length unread. */
    String scanColumns() {
        List<String> sql = new ArrayList<>();
        columns.forEach(column -> sql.add("case when " + isLarge(column) + " then null else " + column + " end"));
        sql.add(columns.stream().map(LargeTable::isLarge).collect(Collectors.joining(" or ")));
        sql.addAll(key.projections());
        return String.join(", ", sql);
    }

    /** Where {@link #scanColumns} says whether a row has large values. */
    int flagAt() {
        return columns.size() + 1;
    }

    /** Of each column its length, whether it is text, and where its first zero byte is if it is a large text. */
    String measuresQuery(String condition) {
        List<String> sql = new ArrayList<>();
        for (String column : columns) {
            sql.add("octet_length(" + column + ")");
            sql.add("typeof(" + column + ") = 'text'");
            sql.add("case when typeof(" + column + ") = 'text' and " + isLarge(column) + " then instr(cast(" + column
                    + " as blob), x'00') end");
        }
        return "select " + String.join(", ", sql) + " from " + quoted() + " where " + condition;
    }

    /**
     * All pieces of one value, each after its position. SQLite evaluates a subquery that depends on nothing outside
     * once and keeps its result; a column beside the positions it loads anew for each piece.
     *
     * @see <a href="https://www.sqlite.org/opcode.html#Once">the opcode Once</a>
     */
    String piecesQuery(String column, long length, String condition) {
        return "with recursive pgtrek_pieces(pgtrek_piece_at) as (select 0 union all select pgtrek_piece_at + " + PIECE
                + " from pgtrek_pieces where pgtrek_piece_at + " + PIECE + " < " + length
                + ") select pgtrek_piece_at, substr((select cast(" + column + " as blob) from " + quoted() + " where "
                + condition + "), 1 + pgtrek_piece_at, " + PIECE + ") from pgtrek_pieces";
    }

    private static String isLarge(String column) {
        return "octet_length(" + column + ") > " + LARGE;
    }

    private String quoted() {
        return SqliteIdentifiers.RULES.quote(name);
    }
}
