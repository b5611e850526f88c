package io.pgtrek.dialect.sqlite;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.DriverInfo;
import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.ProofLevel;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.spi.ValuePolicy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/**
 * SQLite 3 files, named {@code sqlite:PATH} or {@code jdbc:sqlite:PATH}. The file is opened read only and must exist.
 * A file that is missing, or is no database, is {@link ErrorCode#SOURCE_UNREACHABLE}.
 */
public final class SqliteDialectProvider implements SourceDialectProvider {

    /** SQLITE_OPEN_READONLY of sqlite3_open_v2. */
    private static final String READ_ONLY = "1";

    @Override
    public String id() {
        return "sqlite";
    }

    @Override
    public String displayName() {
        return "SQLite 3";
    }

    @Override
    public String sampleUrl() {
        return "sqlite:shop.db";
    }

    @Override
    public Map<String, String> samples() {
        return Map.of(
                "source.user", "",
                "source.password", "",
                "source.properties", "{busy_timeout: \"10000\"}",
                "select.schemas", "[main]",
                "map.schemas", "{main: public}",
                "map.types", "[{native: datetime, to: timestamptz}]",
                "map.spatial", "",
                "map.utf8-in-latin1", "");
    }

    @Override
    public boolean accepts(SourceSpec spec) {
        return SqliteUrl.accepts(spec.url());
    }

    @Override
    public SourceSpec resolve(SourceSpec spec, Path directory) {
        return new SourceSpec(
                SqliteUrl.resolve(spec.url(), directory), spec.user(), spec.password(), spec.properties());
    }

    @Override
    public DriverInfo driver() {
        return new DriverInfo("org.sqlite.JDBC", true, "sqlite-jdbc.jar", "org.xerial:sqlite-jdbc on Maven Central");
    }

    @Override
    public String provenOn() {
        return "SQLite 3.50";
    }

    @Override
    public ProofLevel proof() {
        return ProofLevel.LIVE;
    }

    @Override
    public JdbcAccess access(SourceSpec spec) {
        Map<String, String> properties = new HashMap<>(spec.properties());
        properties.put("open_mode", READ_ONLY);
        return new JdbcAccess(file(spec).url(), properties);
    }

    @Override
    public SourceDialect open(SourceSpec spec, ConnectionSource connections, ValuePolicy policy) throws SQLException {
        SqliteFile file = file(spec);
        try (Connection connection = connections.open();
                Statement statement = connection.createStatement();
                ResultSet version = statement.executeQuery("select sqlite_version(), count(*) from sqlite_schema")) {
            version.next();
            return SqliteDialect.of(file, version.getString(1), policy);
        } catch (SQLException e) {
            throw new MigrateException(
                    ErrorCode.SOURCE_UNREACHABLE,
                    "SQLite file " + file.path() + " cannot be opened",
                    SqlErrors.detail(e),
                    "check that it is a whole SQLite 3 database that no other program has locked",
                    e);
        }
    }

    private static SqliteFile file(SourceSpec spec) {
        return SqliteFile.of(SqliteUrl.path(spec.url()));
    }
}
