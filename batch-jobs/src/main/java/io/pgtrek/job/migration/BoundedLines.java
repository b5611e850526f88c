package io.pgtrek.job.migration;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Lines of a UTF-8 file, none of which may be longer than memory allows; bytes that are not UTF-8 are refused. */
final class BoundedLines implements AutoCloseable {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final BufferedReader reader;
    private final int longest;
    private boolean begun;

    BoundedLines(Path file, int longest) throws IOException {
        this.longest = longest;
        this.reader = new BufferedReader(new InputStreamReader(
                Files.newInputStream(file),
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
    }

    /** The next line without its end; null after the last. */
    @Nullable
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = reader.read();
        boolean end = c < 0;
        for (; c >= 0 && c != '\n'; c = reader.read()) {
            if (line.length() == longest) {
                throw new IOException("a line of more than " + longest + " characters");
            }
            if (begun || c != BYTE_ORDER_MARK) {
                line.append((char) c);
            }
            begun = true;
        }
        return end ? null : line.toString();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
