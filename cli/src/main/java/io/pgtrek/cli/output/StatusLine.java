package io.pgtrek.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A stream with one line at its end that is redrawn in place. Whatever else is written erases the line first, so log
 * and progress never mix. Uses nothing but a carriage return and blanks, which every terminal knows. Thread-safe.
 */
public final class StatusLine extends OutputStream {

    private final OutputStream stream;
    private int shown;

    StatusLine(OutputStream stream) {
        this.stream = stream;
    }

    /** Replaces the line. */
    public synchronized void show(String line) {
        try {
            stream.write('\r');
            write(line);
            write(" ".repeat(Math.max(0, shown - line.length())));
            stream.flush();
            shown = line.length();
        } catch (IOException e) {
            // nobody is watching any more
            shown = 0;
        }
    }

    /** Removes the line. */
    public synchronized void clear() {
        if (shown > 0) {
            show("");
            show("");
        }
    }

    private void write(String text) throws IOException {
        stream.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private void erase() throws IOException {
        if (shown > 0) {
            write("\r" + " ".repeat(shown) + "\r");
            shown = 0;
        }
    }

    @Override
    public synchronized void write(int b) throws IOException {
        erase();
        stream.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        erase();
        stream.write(bytes, offset, length);
    }

    @Override
    public synchronized void flush() throws IOException {
        stream.flush();
    }
}
