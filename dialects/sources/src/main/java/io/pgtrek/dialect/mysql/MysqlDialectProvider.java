package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.DriverInfo;
import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.ProofLevel;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.spi.ValuePolicy;
import java.sql.Connection;
import java.sql.SQLException;

/** MySQL 5.5 to 9 and MariaDB 10 to 12; what differs is decided by the server's version. */
public final class MysqlDialectProvider implements SourceDialectProvider {

    private static final DriverInfo DRIVER = new DriverInfo(
            "org.mariadb.jdbc.Driver", true, "mariadb-java-client.jar", "MariaDB Connector/J, from Maven Central");

    @Override
    public String id() {
        return "mysql";
    }

    @Override
    public String displayName() {
        return "MySQL 5.5-9, MariaDB 10-12";
    }

    @Override
    public String sampleUrl() {
        return "jdbc:mariadb://localhost:3306/shop";
    }

    @Override
    public boolean accepts(SourceSpec spec) {
        return MysqlUrl.accepts(spec.url());
    }

    @Override
    public DriverInfo driver() {
        return DRIVER;
    }

    @Override
    public String provenOn() {
        return "MySQL 5.5.9 and MariaDB 11.4.5";
    }

    @Override
    public ProofLevel proof() {
        return ProofLevel.LIVE;
    }

    @Override
    public JdbcAccess access(SourceSpec spec) {
        return MysqlAccess.of(spec);
    }

    @Override
    public SourceDialect open(SourceSpec spec, ConnectionSource connections, ValuePolicy policy) throws SQLException {
        try (Connection connection = connections.open()) {
            return new MysqlDialect(MysqlVersion.of(connection), policy);
        }
    }
}
