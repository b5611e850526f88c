package io.pgtrek.testkit;

import io.pgtrek.postgresql.server.EmbeddedServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** PostgreSQL of any version in support; user {@code postgres} without a password. */
public final class PostgresServer extends TestServer {

    /** The version that the application brings along. */
    public static final int DEFAULT_VERSION = 18;

    private static final Map<String, PostgresServer> SERVERS = new ConcurrentHashMap<>();

    private final EmbeddedServer server;

    private PostgresServer(EmbeddedServer server) {
        this.server = server;
    }

    /** The server of the version that the application brings along. */
    public static PostgresServer get() {
        return version(DEFAULT_VERSION);
    }

    /** The server of this major version, 13 to 18. */
    public static PostgresServer version(int major) {
        return SERVERS.computeIfAbsent(
                "version-" + major, key -> start(key, server -> server.usingArchive(PostgresJars.newest(major))));
    }

    /** The server of the newest PostgreSQL that is installed on this machine; unlike the others it knows LZ4. */
    public static Optional<PostgresServer> system() {
        return SystemPostgres.newest()
                .map(bin -> SERVERS.computeIfAbsent("system", key -> start(key, server -> server.usingPrograms(bin))));
    }

    @Override
    public String jdbcUrl(String database) {
        return server.jdbcUrl(database);
    }

    public int port() {
        return server.port();
    }

    /** PostgreSQL's own data directory, for tests that read its files. */
    public Path dataDirectory() {
        return server.dataDirectory();
    }

    @Override
    String mainDatabase() {
        return "postgres";
    }

    @Override
    List<String> split(String script) {
        return List.of(script);
    }

    private static PostgresServer start(String name, UnaryOperator<EmbeddedServer> programs) {
        try {
            Path directory = Files.createTempDirectory("pgtrek-postgresql-" + name + "-");
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
            EmbeddedServer server = programs.apply(EmbeddedServer.in(directory.resolve("server")))
                    .forTests()
                    .start();
            Leash.tie("QUIT", server.pid(), directory);
            return new PostgresServer(server);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
