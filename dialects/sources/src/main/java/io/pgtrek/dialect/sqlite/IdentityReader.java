package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Identity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * The number an integer primary key gives next: one above the largest there is, with AUTOINCREMENT above the largest
 * there ever was.
 *
 * @see <a href="https://www.sqlite.org/autoinc.html">manual</a>
 */
final class IdentityReader {

    private static final SqlTemplate LAST_KEY = SqlTemplate.load("last_key");
    private static final String HAS_SEQUENCE = SqlResource.load(IdentityReader.class, "has_sequence");
    private static final String AUTOINCREMENT = SqlResource.load(IdentityReader.class, "autoincrement");

    private IdentityReader() {}

    static Identity read(Connection connection, TableFacts table, ColumnRow column) throws SQLException {
        long last = lastKey(connection, table, column);
        if (table.text().autoincrement()) {
            last = Math.max(last, lastGiven(connection, table));
        }
        return new Identity(Math.max(1, last == Long.MAX_VALUE ? last : last + 1), 1);
    }

    private static long lastKey(Connection connection, TableFacts table, ColumnRow column) throws SQLException {
        String sql = LAST_KEY.fill(column.name(), table.entry().qualified());
        return CatalogQuery.list(connection, sql, row -> row.getLong("last")).get(0);
    }

    private static long lastGiven(Connection connection, TableFacts table) throws SQLException {
        boolean exists = CatalogQuery.list(connection, HAS_SEQUENCE, row -> row.getInt("n") > 0)
                .get(0);
        return exists
                ? CatalogQuery.list(
                                connection,
                                AUTOINCREMENT,
                                row -> row.getLong("seq"),
                                table.entry().name())
                        .get(0)
                : 0;
    }
}
