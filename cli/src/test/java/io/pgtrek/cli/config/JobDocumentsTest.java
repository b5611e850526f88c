package io.pgtrek.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cli.GeneratedFile;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.spi.SourceDialectProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything made from the table of keys. */
class JobDocumentsTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void schemaIsCommitted() {
        GeneratedFile.of("docs/job.schema.json").assertIs(JobSchema.render());
    }

    @Test
    void referenceIsCommitted() {
        GeneratedFile.of("docs/job-file.md").assertPartIs("\n" + JobReference.render());
    }

    @Test
    void templateIsValidAsItStands() throws IOException {
        MigrationConfiguration job = load(JobTemplate.render());

        assertThat(job.name()).isEqualTo("template");
        assertThat(job.source().url()).isEqualTo("jdbc:mariadb://localhost:3306/shop");
    }

    @Test
    void templateIsValidWithEveryCommentedKey() throws IOException {
        MigrationConfiguration job = load(uncommented(JobTemplate.render()));

        assertThat(job.map().types()).hasSize(1);
        assertThat(job.copy().where()).containsKey("orders");
        assertThat(String.valueOf(job.source().password())).isEqualTo("****");
    }

    @Test
    void templateOfEverySourceIsValidWithEveryCommentedKey() throws IOException {
        for (SourceDialectProvider source : SourceProviders.all()) {
            assertThat(load(uncommented(JobTemplate.render(source.sampleUrl())))
                            .map()
                            .types())
                    .as(source.id())
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(JobKind.class)
    void templateOfEveryKindIsValidWithEveryCommentedKey(JobKind kind) throws IOException {
        String template = JobTemplate.ofKind(Choice.word(kind)).orElseThrow();
        for (String yaml : List.of(template, uncommented(template))) {
            Path file = Files.writeString(directory.resolve("template.yaml"), yaml);
            JobConfiguration job = new JobFile(
                            Map.of("SOURCE_PASSWORD", "a", "TARGET_PASSWORD", "b", "DATABASE_PASSWORD", "c"))
                    .load(file, "template.yaml", Map.of());
            assertThat(job.target().url()).isEqualTo("jdbc:postgresql://localhost/shop");
        }
        for (Section section : kind.all()) {
            section.keys().forEach(key -> assertThat(template).contains(key.name() + ": " + key.sample()));
        }
    }

    private static String uncommented(String template) {
        return template.lines()
                .skip(1)
                .map(line -> line.replaceFirst("^( *)#( *)([a-z-]+:)", "$1$2$3"))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void templateQuotesWhatYamlWouldReadOtherwise() throws IOException {
        String url = "jdbc:h2:C:\\data # old\"x\": y";

        assertThat(load(JobTemplate.render(url)).source().url()).isEqualTo(url);
    }

    @Test
    void samplesOfSourcesAreOfKeysThatAreThere() {
        List<String> paths = JobKeys.SECTIONS.stream()
                .flatMap(section -> section.keys().stream().map(section::path))
                .toList();

        assertThat(SourceProviders.all())
                .allSatisfy(
                        source -> assertThat(paths).containsAll(source.samples().keySet()));
    }

    private MigrationConfiguration load(String yaml) throws IOException {
        Path file = Files.writeString(directory.resolve("template.yaml"), yaml);
        return new JobFile(Map.of("SOURCE_PASSWORD", "a", "TARGET_PASSWORD", "b")).migration(file, Map.of());
    }
}
