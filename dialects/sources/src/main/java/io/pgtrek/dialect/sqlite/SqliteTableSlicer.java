package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.TableSlicer;
import java.math.BigInteger;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Cuts by the integer primary key, which is the rowid and so the order of the table's b-tree; others stay whole. */
final class SqliteTableSlicer implements TableSlicer {

    private static final SqlTemplate ENDS = SqlTemplate.load("key_ends");
    private static final int MOST_SLICES = 10_000;

    @Override
    public List<Slice> slice(Connection connection, Table table, long bytesPerSlice) throws SQLException {
        long wanted = table.estimatedBytes() / Math.max(1, bytesPerSlice) + 1;
        Optional<Identifier> key = rowid(table);
        if (key.isEmpty() || table.estimatedBytes() < 0 || wanted < 2) {
            return whole();
        }
        Ends ends = ends(connection, table, key.get());
        return ends.last == null ? whole() : cut(key.get(), ends, (int) Math.min(wanted, MOST_SLICES));
    }

    private static List<Slice> whole() {
        return List.of(new Slice(1, new SliceRange.Whole()));
    }

    private static Optional<Identifier> rowid(Table table) {
        return table.columns().stream()
                .filter(column -> column.identity() != null)
                .map(Column::name)
                .findFirst();
    }

    private static Ends ends(Connection connection, Table table, Identifier key) throws SQLException {
        String sql = ENDS.fill(key, table.name());
        return CatalogQuery.list(
                        connection,
                        sql,
                        row -> new Ends(
                                row.getLong("first"), row.getObject("last") == null ? null : row.getLong("last")))
                .get(0);
    }

    /** Equal ranges of the key; the first and last are open, so rows added since lose nothing. */
    private static List<Slice> cut(Identifier key, Ends ends, int wanted) {
        BigInteger first = BigInteger.valueOf(ends.first);
        BigInteger span = BigInteger.valueOf(ends.last == null ? ends.first : ends.last)
                .subtract(first)
                .add(BigInteger.ONE);
        int slices = span.min(BigInteger.valueOf(wanted)).intValueExact();
        List<Slice> result = new ArrayList<>();
        Long from = null;
        for (int number = 1; number <= slices; number++) {
            Long to = number == slices ? null : bound(first, span, number, slices);
            result.add(new Slice(number, new SliceRange.KeyRange(key, from, to)));
            from = to;
        }
        return result;
    }

    private static long bound(BigInteger first, BigInteger span, int number, int slices) {
        return first.add(span.multiply(BigInteger.valueOf(number)).divide(BigInteger.valueOf(slices)))
                .longValueExact();
    }

    private record Ends(long first, @Nullable Long last) {}
}
