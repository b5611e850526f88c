package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.spi.DriverInfo;
import io.pgtrek.spi.ProofLevel;
import io.pgtrek.spi.SourceDialectProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The README says what the program says; {@code -Dgolden.update=true} rewrites its tables. */
class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");

    @Test
    void listsEverySourceWithItsProof() throws IOException {
        assertHolds("support matrix", matrix());
    }

    @Test
    void givesEveryExitCodeTheMeaningThatHelpGivesIt() throws IOException {
        assertHolds(
                "exit codes",
                ExitCodes.descriptions().entrySet().stream()
                        .map(code -> "| " + code.getKey() + " | " + code.getValue() + " |\n")
                        .collect(Collectors.joining("", "| code | meaning |\n|---|---|\n", "")));
    }

    private static void assertHolds(String part, String expected) throws IOException {
        String begin = "<!-- " + part + ": begin -->\n";
        String end = "<!-- " + part + ": end -->";
        String text = Files.readString(README);
        if (Boolean.getBoolean("golden.update")) {
            int from = text.indexOf(begin) + begin.length();
            Files.writeString(README, text.substring(0, from) + expected + text.substring(text.indexOf(end)));
        }
        assertThat(Files.readString(README)).contains(begin + expected + end);
    }

    private static String matrix() {
        return "| source | URL | driver | proven by |\n|---|---|---|---|\n"
                + ServiceLoader.load(SourceDialectProvider.class).stream()
                        .map(ServiceLoader.Provider::get)
                        .sorted(Comparator.comparing(SourceDialectProvider::id))
                        .map(ReadmeTest::row)
                        .collect(Collectors.joining());
    }

    private static String row(SourceDialectProvider source) {
        return "| " + source.displayName() + " | `" + source.sampleUrl() + "` | " + driver(source.driver()) + " | "
                + proof(source.proof()) + " |\n";
    }

    private static String driver(DriverInfo driver) {
        return driver.bundled() ? "bundled" : driver.origin();
    }

    private static String proof(ProofLevel proof) {
        return switch (proof) {
            case LIVE -> "contract test against the real server";
            case EXPORT -> "export files written by the real system";
            case CATALOG -> "a reproduction of the vendor's catalog";
            case EXTERNAL -> "a test for whoever has the server";
        };
    }
}
