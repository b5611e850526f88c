package io.pgtrek.job.connect;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Properties;

/** Opens connections to the source with the driver its dialect names. */
final class SourceConnections implements ConnectionSource {

    private final Driver driver;
    private final JdbcAccess access;
    private final SourceSpec spec;

    SourceConnections(DriverLoader drivers, SourceDialectProvider provider, SourceSpec spec) {
        this.driver = drivers.load(provider.driver());
        this.access = provider.access(spec);
        this.spec = spec;
    }

    @Override
    public Connection open() throws SQLException {
        Connection connection = driver.connect(access.url(), properties());
        if (connection == null) {
            throw new SQLException("The driver does not accept the URL.", "08001");
        }
        return connection;
    }

    private Properties properties() {
        Properties properties = new Properties();
        properties.putAll(access.properties());
        properties.putAll(spec.properties());
        if (spec.user() != null) {
            properties.setProperty("user", spec.user());
        }
        if (spec.password() != null) {
            properties.setProperty("password", spec.password().reveal());
        }
        return properties;
    }

    /** What a failure to connect means to the user. */
    MigrateException failure(SQLException e) {
        String url = RedactedUrl.of(spec.url());
        String state = String.valueOf(e.getSQLState());
        if (state.startsWith("28")) {
            return new MigrateException(
                    ErrorCode.SOURCE_LOGIN,
                    "The source " + url + " refuses the user or password.",
                    SqlErrors.detail(e),
                    "Check source.user and source.password of the job, and from which hosts the user may log in.",
                    e);
        }
        if (state.startsWith("42")) {
            return new MigrateException(
                    ErrorCode.SOURCE_PRIVILEGE,
                    "The source " + url + " cannot be used by this user.",
                    SqlErrors.detail(e),
                    "Check the database's name, and that the user may read it.",
                    e);
        }
        return new MigrateException(
                ErrorCode.SOURCE_UNREACHABLE,
                "The source " + url + " cannot be reached.",
                SqlErrors.detail(e),
                "Check host and port of source.url, and whether the server runs.",
                e);
    }
}
