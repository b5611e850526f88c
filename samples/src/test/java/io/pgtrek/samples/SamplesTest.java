package io.pgtrek.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SamplesTest {

    private static final Map<String, String> SECRETS =
            Map.of("SOURCE_PASSWORD", "s", "TARGET_PASSWORD", "t", "DATABASE_PASSWORD", "d");

    @Test
    void areThere() throws IOException {
        assertThat(samples()).hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void haveAJobFileThatIsValid(Path sample) {
        JobConfiguration job = new JobFile(SECRETS).load(sample.resolve("job.yaml"), "job.yaml", Map.of());
        assertThat(job.name()).isEqualTo(sample.getFileName() + "-sample");
    }

    @ParameterizedTest
    @ValueSource(strings = {"counts.yaml", "checksum.yaml"})
    void benchmarksHaveJobFilesThatAreValid(String file) {
        Map<String, String> ports = Map.of("BENCH_SOURCE_PORT", "3306", "BENCH_TARGET_PORT", "5432");
        MigrationConfiguration job = new JobFile(ports).migration(Path.of("benchmarks", file), file, Map.of());
        assertThat(job.copy().workers()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void haveAReadmeWithTheCommand(Path sample) {
        assertThat(sample.resolve("README.md"))
                .content()
                .contains("migrate run ")
                .contains("job.yaml");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void areListed(Path sample) {
        assertThat(Path.of("README.md")).content().contains("(" + sample.getFileName() + "/README.md)");
    }

    private static List<Path> samples() throws IOException {
        try (Stream<Path> entries = Files.list(Path.of(""))) {
            return entries.filter(e -> Files.exists(e.resolve("job.yaml")))
                    .sorted()
                    .toList();
        }
    }
}
