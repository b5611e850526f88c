package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A running server process, as its {@code postmaster.pid} tells. */
record Postmaster(long pid, int port) {

    private static final String FILE = "postmaster.pid";
    /** One more than the highest number that Linux gives to a process. */
    private static final String NO_PROCESS = "4194304";

    private static final int PID_LINE = 0;
    private static final int PORT_LINE = 3;
    private static final Duration SIGNAL_LIMIT = Duration.ofSeconds(10);
    private static final Duration STOP_LIMIT = Duration.ofMinutes(2);
    private static final long PAUSE_MILLIS = 20;

    /**
     * The server that runs on this data directory, once it accepts connections; empty when it ends before.
     *
     * @throws IOException when it takes longer than {@code limit}
     */
    static Optional<Postmaster> ready(Path data, Duration limit) throws IOException {
        long deadline = System.nanoTime() + limit.toNanos();
        while (of(data).isPresent() && !isReady(data)) {
            if (System.nanoTime() > deadline) {
                throw new IOException("the running server does not get ready");
            }
            pause();
        }
        return of(data);
    }

    /** The server that runs on this data directory now; a stale file of a killed server counts for nothing. */
    static Optional<Postmaster> of(Path data) {
        return read(data.resolve(FILE)).filter(Postmaster::isAlive);
    }

    boolean isAlive() {
        return commandLine().contains("postgres");
    }

    /**
     * Takes a dead server's process number out of the file, when a zombie or another program has that number now:
     * PostgreSQL would believe that the old server runs. The rest of the file stays, since PostgreSQL finds the old
     * server's remaining children by it.
     */
    static void forgetDead(Path data) throws IOException {
        Path file = data.resolve(FILE);
        Optional<Postmaster> old = read(file);
        if (old.isPresent() && !old.get().isAlive()) {
            Files.writeString(file, Files.readString(file).replaceFirst("^\\d+", NO_PROCESS));
        }
    }

    /** Ends the server's sessions and the server; false when it still runs after a while. */
    boolean stop() throws IOException {
        Command.run(List.of("/bin/sh", "-c", "kill -INT \"$1\"", "sh", Long.toString(pid)), SIGNAL_LIMIT);
        long deadline = System.nanoTime() + STOP_LIMIT.toNanos();
        while (isAlive() && System.nanoTime() < deadline) {
            pause();
        }
        return !isAlive();
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the server", e);
        }
    }

    private static Optional<Postmaster> read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            return lines.size() <= PORT_LINE
                    ? Optional.empty()
                    : Optional.of(new Postmaster(number(lines.get(PID_LINE)), (int) number(lines.get(PORT_LINE))));
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static long number(String line) {
        return Long.parseLong(line.strip());
    }

    private static boolean isReady(Path data) throws IOException {
        try {
            return Files.readString(data.resolve(FILE)).contains("\nready");
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Empty for a zombie; another program may have got the number of a dead server. */
    private String commandLine() {
        try {
            return Files.readString(Path.of("/proc", Long.toString(pid), "cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
