package io.pgtrek.job.connect;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.postgresql.catalog.OwnSession;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.server.EmbeddedServer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;

/** An opened target: its connections and, for {@code embedded:DIR}, the server behind them. */
public final class Target implements AutoCloseable {

    /** Database of an embedded server. */
    private static final String EMBEDDED_DATABASE = "postgres";

    private static final long CONNECT_MILLIS = 5_000;

    private final String url;
    private final Properties properties;
    private final HikariDataSource pool;
    private final @Nullable EmbeddedServer server;

    private Target(String url, Properties properties, HikariDataSource pool, @Nullable EmbeddedServer server) {
        this.url = url;
        this.properties = properties;
        this.pool = pool;
        this.server = server;
    }

    /**
     * Connects, starting an embedded server first where the URL asks for one.
     *
     * @param workers slices copied at once; the pool holds what they and the job's own books need
     */
    public static Target open(TargetSpec spec, int workers) {
        EmbeddedServer server = spec.embedded() ? start(spec) : null;
        try {
            String url = server == null ? spec.url() : server.jdbcUrl(EMBEDDED_DATABASE);
            Properties properties = properties(spec);
            requireConnection(url, properties);
            return new Target(url, properties, pool(url, properties, workers), server);
        } catch (RuntimeException | Error e) {
            if (server != null) {
                server.close();
            }
            throw e;
        }
    }

    /** False only for the server of a directory that holds none yet, which opening it would make. */
    public static boolean exists(TargetSpec spec) {
        return !spec.embedded() || embedded(spec).exists();
    }

    private static EmbeddedServer embedded(TargetSpec spec) {
        return EmbeddedServer.in(Path.of(spec.url().substring(TargetSpec.EMBEDDED.length())));
    }

    private static EmbeddedServer start(TargetSpec spec) {
        EmbeddedServer server = embedded(spec).start();
        // Ctrl-C ends the process without closing anything; a server that was started for it must not stay.
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop-embedded-server"));
        return server;
    }

    private static Properties properties(TargetSpec spec) {
        Properties properties = new Properties();
        properties.setProperty("ApplicationName", "pgtrek");
        properties.setProperty("tcpKeepAlive", "true");
        properties.putAll(spec.properties());
        if (spec.user() != null) {
            properties.setProperty("user", spec.user());
        }
        if (spec.password() != null) {
            properties.setProperty("password", spec.password().reveal());
        }
        return properties;
    }

    /** A pool hides why it cannot connect; a first connection without it does not. */
    private static void requireConnection(String url, Properties properties) {
        connect(url, properties).close();
    }

    private static HikariDataSource pool(String url, Properties properties, int workers) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("target");
        config.setDriverClassName(Driver.class.getName());
        config.setJdbcUrl(url);
        config.setDataSourceProperties(properties);
        config.setConnectionInitSql(OwnSession.sql());
        config.setMaximumPoolSize(2 * workers + 3);
        config.setMinimumIdle(0);
        config.setConnectionTimeout(CONNECT_MILLIS);
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    public DataSource pool() {
        return pool;
    }

    /** A connection outside the pool, closed by the caller. */
    public Session session() {
        return connect(url, properties);
    }

    private static Session connect(String url, Properties properties) {
        try {
            Connection connection = new Driver().connect(url, properties);
            if (connection == null) {
                throw TargetFailure.connecting(new SQLException("Not a PostgreSQL URL.", "08001"));
            }
            try (Statement statement = connection.createStatement()) {
                statement.execute(OwnSession.sql());
            }
            return new Session(connection);
        } catch (SQLException e) {
            throw TargetFailure.connecting(e);
        }
    }

    /** The URL as people may see it. */
    public String displayUrl() {
        return RedactedUrl.of(url);
    }

    /** The server is believed gone: whoever asks the pool from now on fails at once instead of waiting. */
    public void abandon() {
        pool.close();
    }

    @Override
    public void close() {
        pool.close();
        if (server != null) {
            server.close();
        }
    }
}
