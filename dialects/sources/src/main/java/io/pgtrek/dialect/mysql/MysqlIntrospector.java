package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Schema;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Introspector;
import io.pgtrek.spi.Selection;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads information_schema, and SHOW CREATE where that says more. */
final class MysqlIntrospector implements Introspector {

    private static final Set<String> SYSTEM = Set.of("information_schema", "mysql", "performance_schema", "sys");

    @Override
    public Catalog introspect(Connection connection, Selection selection) throws SQLException {
        MysqlVersion version = MysqlVersion.of(connection);
        askForFreshStatistics(connection, version);
        CatalogSql sql = CatalogSql.of(connection);
        List<Finding> findings = new ArrayList<>();
        List<Schema> schemas = new ArrayList<>();
        for (Identifier schema : schemas(connection, selection)) {
            SchemaReading reading = new SchemaReading(connection, sql, version, schema, findings);
            schemas.add(new SchemaReader(reading, selection).read());
        }
        return new Catalog(
                version.product(),
                version.number(),
                schemas,
                findings.stream().sorted().toList());
    }

    /**
     * MySQL 8 answers AUTO_INCREMENT from a cache of up to a day.
     *
     * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/information-schema-optimization.html">manual</a>
     */
    private static void askForFreshStatistics(Connection connection, MysqlVersion version) throws SQLException {
        if (!version.mariaDb() && version.atLeast(8, 0, 3)) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("set session information_schema_stats_expiry = 0");
            }
        }
    }

    private static List<Identifier> schemas(Connection connection, Selection selection) throws SQLException {
        List<String> existing = CatalogQuery.list(
                connection, SqlResource.load(MysqlIntrospector.class, "schemas"), row -> row.getString(1));
        if (!selection.schemas().isEmpty()) {
            return selection.schemas().stream()
                    .map(wanted -> find(existing, wanted))
                    .distinct()
                    .sorted()
                    .toList();
        }
        String current = connection.getCatalog();
        if (current == null || current.isEmpty()) {
            throw new MigrateException(
                    ErrorCode.CONFIGURATION_INVALID,
                    "The source's URL names no database",
                    null,
                    "Add it to the URL (jdbc:mariadb://host/DATABASE) or list it under select.schemas.");
        }
        return List.of(find(existing, current));
    }

    /** The exact name, or one that differs in case where the server does not tell such apart. */
    private static Identifier find(List<String> existing, String wanted) {
        String found = existing.stream()
                .filter(wanted::equals)
                .findFirst()
                .or(() -> existing.stream().filter(wanted::equalsIgnoreCase).findFirst())
                .orElseThrow(() -> missing(existing, wanted));
        if (SYSTEM.contains(found.toLowerCase(Locale.ROOT))) {
            throw new MigrateException(
                    ErrorCode.CONFIGURATION_INVALID,
                    "The database " + found + " belongs to the server and is not migrated",
                    null,
                    "Name another database.");
        }
        return Identifier.of(found);
    }

    private static MigrateException missing(List<String> existing, String wanted) {
        List<String> others = existing.stream()
                .filter(name -> !SYSTEM.contains(name.toLowerCase(Locale.ROOT)))
                .toList();
        return new MigrateException(
                ErrorCode.CONFIGURATION_INVALID,
                "The database " + wanted + " does not exist or the user may not see it",
                "visible: " + String.join(", ", others),
                "Correct the name, or grant SELECT on it.");
    }
}
