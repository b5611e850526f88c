package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A server process on a leash. */
record Daemon(Process process, Path log) {

    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final long PAUSE_MILLIS = 50;

    /** Starts a program that stays in the foreground; {@code directory} is removed with it. */
    static Daemon start(List<String> line, Map<String, String> environment, Path directory) {
        try {
            Path log = directory.resolve("server.log");
            ProcessBuilder builder = new ProcessBuilder(line)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            Leash.tie("KILL", process.pid(), directory);
            return new Daemon(process, log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns when a connection succeeds, or fails with the server's log. */
    void awaitConnection(String url) {
        long deadline = System.nanoTime() + LIMIT.toNanos();
        while (!connects(url)) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw new IllegalStateException("The server does not answer at " + url + ". Its log:\n" + readLog());
            }
            pause();
        }
    }

    private static boolean connects(String url) {
        try {
            DriverManager.getConnection(url).close();
            return true;
        } catch (SQLException e) {
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String readLog() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
