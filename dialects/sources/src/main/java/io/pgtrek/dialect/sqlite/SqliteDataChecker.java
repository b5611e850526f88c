package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.spi.DataChecker;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks for rows that break the keys the file declares. */
final class SqliteDataChecker implements DataChecker {

    private static final SqlTemplate NULL_KEYS = SqlTemplate.load("null_keys");

    @Override
    public List<Finding> check(Connection connection, Catalog catalog) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        OrphanCheck orphans = new OrphanCheck(connection);
        for (Schema schema : catalog.schemas()) {
            for (Table table : schema.tables()) {
                for (ForeignKey key : table.foreignKeys()) {
                    orphans.check(table, key).ifPresent(findings::add);
                }
                nullKeys(connection, table).ifPresent(findings::add);
                findings.addAll(WeakerKeys.of(table));
            }
        }
        return findings;
    }

    private static Optional<Finding> nullKeys(Connection connection, Table table) throws SQLException {
        Key key = table.primaryKey();
        if (key == null || !isNullable(table, key)) {
            return Optional.empty();
        }
        String missing = key.columns().stream()
                .map(column -> SqliteIdentifiers.RULES.quote(column) + " is null")
                .collect(Collectors.joining(" or "));
        String sql = NULL_KEYS.fill(Map.of("table", SqliteIdentifiers.RULES.quote(table.name()), "missing", missing));
        long rows = CatalogQuery.list(connection, sql, row -> row.getLong("n")).get(0);
        return rows == 0
                ? Optional.empty()
                : Optional.of(Finding.of(
                        "primary-key-null",
                        Severity.ERROR,
                        ObjectKind.PRIMARY_KEY,
                        table.name().withName(key.name()),
                        rows + (rows == 1 ? " row of " : " rows of ") + table.name() + (rows == 1 ? " has" : " have")
                                + " NULL in the primary key, which PostgreSQL refuses.",
                        "give them keys in the source: update ... set ... where ... is null"));
    }

    private static boolean isNullable(Table table, Key key) {
        return key.columns().stream()
                .anyMatch(name ->
                        table.column(name).filter(column -> column.nullable()).isPresent());
    }
}
