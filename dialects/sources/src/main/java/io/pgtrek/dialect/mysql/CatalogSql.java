package io.pgtrek.dialect.mysql;

import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Catalog queries for the server at hand: <code>{COLUMNS.SRS_ID}</code> in a resource becomes the column where
 * information_schema has it, else NULL. Asking the server what it has beats a table of versions, forks included.
 */
final class CatalogSql {

    private static final Pattern OPTIONAL = Pattern.compile("\\{([A-Z_]+\\.[A-Z_]+)}");

    private final Set<String> columns;

    private CatalogSql(Set<String> columns) {
        this.columns = Set.copyOf(columns);
    }

    static CatalogSql of(Connection connection) throws SQLException {
        return new CatalogSql(new HashSet<>(CatalogQuery.list(
                connection,
                SqlResource.load(CatalogSql.class, "catalog-columns"),
                row -> (row.getString(1) + "." + row.getString(2)).toUpperCase(Locale.ROOT))));
    }

    /** Whether information_schema has the column, e.g. {@code CHECK_CONSTRAINTS.CHECK_CLAUSE}. */
    boolean has(String column) {
        return columns.contains(column);
    }

    String load(String resource) {
        return OPTIONAL.matcher(SqlResource.load(CatalogSql.class, resource))
                .replaceAll(match -> has(match.group(1)) ? match.group(1) : "NULL");
    }
}
