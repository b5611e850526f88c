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

/** The README says what the program says; {@code -Dgolden.update=true} rewrites its table of sources. */
class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");
    private static final String BEGIN = "<!-- support matrix: begin -->\n";
    private static final String END = "<!-- support matrix: end -->";

    @Test
    void listsEverySourceWithItsProof() throws IOException {
        String text = Files.readString(README);
        int from = text.indexOf(BEGIN) + BEGIN.length();
        int to = text.indexOf(END);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(README, text.substring(0, from) + matrix() + text.substring(to));
        }
        assertThat(Files.readString(README)).contains(BEGIN + matrix() + END);
    }

    @Test
    void listsEveryExitCode() {
        assertThat(ExitCodes.descriptions().keySet())
                .allSatisfy(code ->
                        assertThat(README).content().containsPattern("\\| (\\d+, )?" + code + "(, \\d+)? \\| "));
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
