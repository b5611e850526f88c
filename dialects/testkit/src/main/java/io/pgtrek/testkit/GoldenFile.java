package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An expected output that is kept as a file below {@code src/test/resources}. With {@code -Dgolden.update=true} tests
 * write the file instead of comparing with it; then read the difference in git as a reviewer would.
 */
public final class GoldenFile {

    private static final String UPDATE = "golden.update";
    private static final Path RESOURCES = Path.of("src/test/resources");

    private final Path file;
    private final boolean updating;

    private GoldenFile(Path file, boolean updating) {
        this.file = file;
        this.updating = updating;
    }

    /** The golden file of this name, such as {@code golden/mysql/plan.sql}, in the module whose tests run. */
    public static GoldenFile at(String name) {
        return of(RESOURCES.resolve(name), Boolean.getBoolean(UPDATE));
    }

    static GoldenFile of(Path file, boolean updating) {
        return new GoldenFile(file, updating);
    }

    /** Fails with the first lines that differ, unless the text is the file's, to the byte. */
    public void matches(String actual) {
        try {
            if (updating) {
                write(actual);
            } else {
                compare(actual);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String actual) throws IOException {
        Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
        Files.writeString(file, actual);
    }

    private void compare(String actual) throws IOException {
        if (!Files.exists(file)) {
            throw failure("does not exist");
        }
        String expected = Files.readString(file);
        if (!expected.equals(actual)) {
            throw failure("differs " + FirstDifference.between(expected, actual));
        }
    }

    private AssertionError failure(String what) {
        return new AssertionError("The golden file " + file + " " + what + ".\nIf the new output is right, write it"
                + " with -D" + UPDATE + "=true and read the difference.");
    }
}
