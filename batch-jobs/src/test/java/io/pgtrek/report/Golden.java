package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares with a file in the repository; {@code -Dgolden.update=true} rewrites it. */
final class Golden {

    private static final Path DIR = Path.of("src/test/resources/golden/report");

    private Golden() {}

    static void assertMatches(String name, String actual) throws IOException {
        Path file = DIR.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(Files.createDirectories(DIR).resolve(name), actual);
        }
        assertThat(actual).isEqualTo(Files.readString(file));
    }
}
