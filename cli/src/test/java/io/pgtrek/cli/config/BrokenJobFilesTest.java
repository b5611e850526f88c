package io.pgtrek.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The table in {@code broken-jobs.txt}: a file, then the exact list of its problems. Entries are separated by lines of
 * {@code ====}, file and problems by {@code ----}; {@code →} stands for a tab.
 */
class BrokenJobFilesTest {

    @TempDir
    private Path directory = Path.of("");

    static Stream<Arguments> table() throws IOException {
        try (var table = BrokenJobFilesTest.class.getResourceAsStream("broken-jobs.txt")) {
            String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^====.*\\R"))
                    .filter(entry -> !entry.isBlank())
                    .map(entry -> entry.split("(?m)^----\\R", 2))
                    .map(parts -> Arguments.of(
                            parts[0].replace('→', '\t'), parts[1].lines().toList()));
        }
    }

    @ParameterizedTest
    @MethodSource("table")
    void saysAllProblemsInOneGo(String yaml, List<String> expected) throws IOException {
        Path file = Files.writeString(directory.resolve("job.yaml"), yaml);

        InvalidJobException refused = catchThrowableOfType(
                InvalidJobException.class, () -> new JobFile(Map.of()).load(file, "job.yaml", Map.of()));

        assertThat(refused).isNotNull();
        assertThat(refused.problems()).map(Problem::toString).containsExactlyElementsOf(expected);
        assertThat(refused.toString() + refused.detail() + refused.hint()).doesNotContain("hunter2");
    }
}
