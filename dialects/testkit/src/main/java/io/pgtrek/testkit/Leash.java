package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Ends a server and removes its directory when this JVM ends, however it ends: a shell waits for the end of a pipe,
 * which the kernel closes even when the JVM is killed.
 */
final class Leash {

    private static final String SCRIPT = """
            trap '' INT TERM HUP
            read -r end
            kill -"$1" "$2" 2>/dev/null
            tries=0
            while [ $tries -lt 200 ]; do
                case "$(cat "/proc/$2/stat" 2>/dev/null)" in '' | *') Z '*) break ;; esac
                tries=$((tries + 1))
                sleep 0.05
            done
            rm -rf -- "$3"
            """;
    private static final long LIMIT_SECONDS = 15;

    private final Process shell;

    private Leash(Process shell) {
        this.shell = shell;
    }

    /**
     * @param signal what ends the server at once, such as {@code KILL}
     * @param directory everything that the server leaves behind
     */
    static void tie(String signal, long pid, Path directory) {
        Leash leash = new Leash(
                start(List.of("/bin/sh", "-c", SCRIPT, "sh", signal, Long.toString(pid), directory.toString())));
        Runtime.getRuntime().addShutdownHook(new Thread(leash::pull, "leash of server " + pid));
    }

    private void pull() {
        try {
            shell.getOutputStream().close();
            shell.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Process start(List<String> line) {
        try {
            return new ProcessBuilder(line)
                    .directory(Path.of("/").toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
