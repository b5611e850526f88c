package io.pgtrek.cli.output;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The two streams of a command. Results go to {@code out} and nothing else does; log, progress and text errors go to
 * {@code err}.
 *
 * @param terminal whether {@code err} is watched by a person
 */
public record Console(PrintStream out, StatusLine status, PrintStream err, boolean terminal) {

    /** UTF-8 on both streams, whatever the platform thinks. */
    public static Console of(OutputStream out, OutputStream err, boolean terminal) {
        StatusLine status = new StatusLine(err);
        return new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                status,
                new PrintStream(status, true, StandardCharsets.UTF_8),
                terminal);
    }

    /** The result; {@code text} brings its own line ends. */
    public void result(String text) {
        out.print(text);
        out.flush();
    }

    public void error(String line) {
        err.println(line);
    }
}
