package io.pgtrek.spi;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;

/** Entry point of a source dialect, found by {@link java.util.ServiceLoader}. Stateless; touches no driver class. */
public interface SourceDialectProvider {

    /** Stable lower-case id, e.g. {@code mysql}. */
    String id();

    /** For people, e.g. {@code MySQL 5.5-9, MariaDB 10-12}. */
    String displayName();

    /** A sample URL for help and {@code migrate init}. */
    String sampleUrl();

    /**
     * For {@code migrate init}: YAML samples, by path, of the job file's keys that this source spells in a way of its
     * own, e.g. {@code map.types}; an empty text for a key that says nothing to it.
     */
    default Map<String, String> samples() {
        return Map.of();
    }

    /** Whether this dialect reads the given source; decided by the URL alone. */
    boolean accepts(SourceSpec spec);

    /**
     * The spec with a relative path in its URL resolved against the job file's directory; the spec itself where the
     * URL names a server.
     */
    default SourceSpec resolve(SourceSpec spec, Path directory) {
        return spec;
    }

    DriverInfo driver();

    ProofLevel proof();

    /** The versions that {@link #proof()} was shown with, for people. */
    String provenOn();

    /** URL and properties for the driver. */
    JdbcAccess access(SourceSpec spec);

    /**
     * Looks at the server's version and returns the dialect for it.
     *
     * @param connections opens connections made with {@link #access}; used again by the returned dialect
     * @param policy what to do with values PostgreSQL cannot hold
     */
    SourceDialect open(SourceSpec spec, ConnectionSource connections, ValuePolicy policy) throws SQLException;
}
