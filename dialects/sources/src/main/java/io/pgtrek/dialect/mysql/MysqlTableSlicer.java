package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.TableSlicer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Cuts by equal ranges of a single-column integer primary key; any other table stays whole. */
final class MysqlTableSlicer implements TableSlicer {

    /** Above this a table gets larger slices: each costs a transaction and a ledger row. */
    private static final long MOST_SLICES = 10_000;

    private static final List<Slice> WHOLE = List.of(new Slice(1, new SliceRange.Whole()));

    @Override
    public List<Slice> slice(Connection connection, Table table, long bytesPerSlice) throws SQLException {
        long wanted = wanted(table, bytesPerSlice);
        Optional<Column> key = integerKey(table);
        if (wanted < 2 || key.isEmpty()) {
            return WHOLE;
        }
        return bounds(connection, table, key.get().name())
                .map(bounds -> cut(key.get().name(), bounds, wanted))
                .orElse(WHOLE);
    }

    private static long wanted(Table table, long bytesPerSlice) {
        long byBytes = (table.estimatedBytes() + bytesPerSlice - 1) / bytesPerSlice;
        return Math.min(MOST_SLICES, Math.min(byBytes, table.estimatedRows()));
    }

    private static Optional<Column> integerKey(Table table) {
        Key key = table.primaryKey();
        return key == null || key.columns().size() != 1
                ? Optional.empty()
                : table.column(key.columns().get(0))
                        .filter(column -> MysqlFamily.of(column.type()) == MysqlFamily.INTEGER);
    }

    /** Both ends come from the ends of the index. Beyond 64 bits they are clamped; the last slice is open anyway. */
    private static Optional<Bounds> bounds(Connection connection, Table table, Identifier key) throws SQLException {
        String column = MysqlIdentifiers.RULES.quote(key);
        String sql =
                "select min(" + column + "), max(" + column + ") from " + MysqlIdentifiers.RULES.quote(table.name());
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet result = statement.executeQuery()) {
            result.next();
            BigDecimal smallest = result.getBigDecimal(1);
            BigDecimal largest = result.getBigDecimal(2);
            return smallest == null || largest == null
                    ? Optional.empty()
                    : Optional.of(new Bounds(smallest.toBigInteger(), largest.toBigInteger()));
        }
    }

    private static List<Slice> cut(Identifier key, Bounds bounds, long wanted) {
        BigInteger width = bounds.width();
        BigInteger count = BigInteger.valueOf(wanted).min(width);
        List<Slice> slices = new ArrayList<>();
        Long from = null;
        for (int i = 1; i <= count.intValueExact(); i++) {
            Long to = i == count.intValueExact() ? null : bounds.cut(width, i, count);
            slices.add(new Slice(i, new SliceRange.KeyRange(key, from, to)));
            from = to;
        }
        return slices;
    }

    private record Bounds(BigInteger smallest, BigInteger largest) {

        private static final BigInteger END = BigInteger.valueOf(Long.MAX_VALUE);

        Bounds {
            smallest = smallest.min(END);
            largest = largest.min(END);
        }

        BigInteger width() {
            return largest.subtract(smallest).add(BigInteger.ONE);
        }

        @Nullable
        Long cut(BigInteger width, int index, BigInteger count) {
            return smallest.add(width.multiply(BigInteger.valueOf(index)).divide(count))
                    .longValueExact();
        }
    }
}
