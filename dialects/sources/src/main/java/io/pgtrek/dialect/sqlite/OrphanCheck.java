package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Rows whose parent is missing: SQLite checks foreign keys only where a program turns that on. */
record OrphanCheck(Connection connection) {

    private static final SqlTemplate ORPHANS = SqlTemplate.load("orphans");
    private static final SqlTemplate COUNT = SqlTemplate.load("orphan_count");

    Optional<Finding> check(Table table, ForeignKey key) throws SQLException {
        long orphans = CatalogQuery.list(connection, sql(COUNT, table, key), row -> row.getLong("n"))
                .get(0);
        if (orphans == 0) {
            return Optional.empty();
        }
        List<String> shown = CatalogQuery.list(connection, sql(ORPHANS, table, key), row -> row.getString(1));
        return Optional.of(Finding.of(
                "foreign-key-orphans",
                Severity.ERROR,
                ObjectKind.FOREIGN_KEY,
                table.name().withName(key.name()),
                orphans + (orphans == 1 ? " row of " : " rows of ") + table.name()
                        + (orphans == 1 ? " refers" : " refer") + " to rows " + key.referencedTable()
                        + " does not have; keys: " + String.join(", ", shown)
                        + (orphans > shown.size() ? ", ..." : "") + ".",
                "Mend the rows in the source, or leave the foreign key out."));
    }

    private static String sql(SqlTemplate template, Table table, ForeignKey key) {
        StringJoiner present = new StringJoiner(" and ");
        StringJoiner same = new StringJoiner(" and ");
        for (int i = 0; i < key.columns().size(); i++) {
            String child = "c." + quote(key.columns().get(i));
            String parent = "p." + quote(key.referencedColumns().get(i));
            present.add(child + " is not null");
            // the first comparison can use the parent's index, whatever its collation; the second decides
            same.add(parent + " = " + child + " and " + parent + " = " + child + " collate binary");
        }
        return template.fill(Map.of(
                "keys", keys(table, key),
                "child", SqliteIdentifiers.RULES.quote(table.name()),
                "parent", SqliteIdentifiers.RULES.quote(key.referencedTable()),
                "present", present.toString(),
                "same", same.toString()));
    }

    /** The row's primary key, or what it refers to where it has none. */
    private static String keys(Table table, ForeignKey key) {
        List<Identifier> columns =
                table.primaryKey() == null ? key.columns() : table.primaryKey().columns();
        return columns.stream()
                .map(column -> "quote(c." + quote(column) + ")")
                .collect(Collectors.joining(" || '/' || "));
    }

    private static String quote(Identifier identifier) {
        return SqliteIdentifiers.RULES.quote(identifier);
    }
}
