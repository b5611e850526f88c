package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A committed file, or the part of it between two markers, that must equal what the code says. {@code
 * -Dgolden.update=true} rewrites it.
 */
public final class GeneratedFile {

    private static final String BEGIN = "<!-- generated: begin -->\n";
    private static final String END = "<!-- generated: end -->";

    private final Path path;

    private GeneratedFile(Path path) {
        this.path = path;
    }

    /** Below the repository's root; tests run in the module's directory. */
    public static GeneratedFile of(String path) {
        return new GeneratedFile(Path.of("..").resolve(path));
    }

    public void assertIs(String expected) {
        if (Boolean.getBoolean("golden.update")) {
            write(expected);
        }
        assertThat(read()).as("%s; -Dgolden.update=true rewrites it", path).isEqualTo(expected);
    }

    public void assertPartIs(String expected) {
        String text = read();
        int from = text.indexOf(BEGIN) + BEGIN.length();
        int to = text.indexOf(END);
        assertIs(text.substring(0, from) + expected + text.substring(to));
    }

    private String read() {
        try {
            return Files.exists(path) ? Files.readString(path) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String text) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
