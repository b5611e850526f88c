package io.pgtrek.job.connect;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.Snapshot;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.SourceDialectProvider;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** An opened source: its dialect, and connections for reading. */
public final class Source {

    private final SourceConnections connections;
    private final SourceDialect dialect;

    private Source(SourceConnections connections, SourceDialect dialect) {
        this.connections = connections;
        this.dialect = dialect;
    }

    /** Connects once to learn the server's version. Failures are told in the user's terms. */
    public static Source open(MigrationConfiguration configuration, DriverLoader drivers) {
        SourceDialectProvider provider = SourceDialects.forSource(configuration.source(), configuration.invocation());
        SourceConnections connections = new SourceConnections(drivers, provider, configuration.source());
        try {
            return new Source(
                    connections,
                    provider.open(
                            configuration.source(),
                            connections,
                            configuration.map().values()));
        } catch (SQLException e) {
            throw connections.failure(e);
        }
    }

    public SourceDialect dialect() {
        return dialect;
    }

    /** A new read-only connection with its snapshot begun. */
    public Connection connect() {
        try {
            Connection connection = connections.open();
            dialect.snapshots().begin(connection);
            return connection;
        } catch (SQLException e) {
            throw connections.failure(e);
        }
    }

    /** Readers at one point in time, as far as the source goes. */
    Snapshot share(int readers, List<QualifiedName> tables) {
        try {
            return dialect.snapshots().share(connections, readers, tables);
        } catch (SQLException e) {
            throw connections.failure(e);
        }
    }

    /** A further reader of the snapshot. */
    Connection another(Snapshot snapshot) {
        try {
            return snapshot.another();
        } catch (SQLException e) {
            throw connections.failure(e);
        }
    }

    ConnectionSource connections() {
        return connections;
    }
}
