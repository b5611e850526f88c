package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One finished run of a program: its exit code and everything it printed. */
record Command(int exitCode, String output) {

    private static final int TIMED_OUT = -1;
    private static final Path ROOT = Path.of("/");

    boolean succeeded() {
        return exitCode == 0;
    }

    /** Runs a program to its end or kills it after {@code limit}; it starts in {@code /} and in no language. */
    static Command run(List<String> line, Duration limit) throws IOException {
        // A file, because a server left behind by the program would hold a pipe open for ever.
        Path output = Files.createTempFile("pgtrek-", ".out");
        try {
            int exitCode = waitFor(start(line, output), limit);
            return new Command(exitCode, new String(Files.readAllBytes(output), StandardCharsets.UTF_8).strip());
        } finally {
            Files.deleteIfExists(output);
        }
    }

    private static Process start(List<String> line, Path output) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(line)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("HOME", "/");
        return builder.start();
    }

    private static int waitFor(Process process, Duration limit) throws IOException {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
            process.destroyForcibly();
            return TIMED_OUT;
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for a program", e);
        }
    }
}
