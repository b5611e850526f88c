package io.pgtrek.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.config.CastRule;
import io.pgtrek.config.CopyOptions;
import io.pgtrek.config.MapRules;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.SelectRules;
import io.pgtrek.config.TimeWindow;
import io.pgtrek.config.Verification;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.Secret;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobFileTest {

    private static final String LEAST = """
            job: migration
            source: {url: "jdbc:mysql://h/shop"}
            target: {url: "jdbc:postgresql://h/shop"}
            """;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void absentKeysMeanTheDefaults() throws IOException {
        MigrationConfiguration job = load(LEAST);

        assertThat(job.name()).isEqualTo("job");
        assertThat(job.select()).isEqualTo(SelectRules.ALL);
        assertThat(job.map()).isEqualTo(MapRules.DEFAULT);
        assertThat(job.copy().workers()).isEqualTo(CopyOptions.DEFAULT.workers());
        assertThat(job.verify()).isEqualTo(Verification.COUNTS);
        assertThat(job.plan()).isNull();
        assertThat(job.failOn()).isNull();
        assertThat(job.report().formats()).hasSize(3);
    }

    @Test
    void relativePathsStartAtTheFile() throws IOException {
        MigrationConfiguration job = load("""
                job: migration
                source: {url: "sqlite:old.db"}
                target: {url: "embedded:build/pg"}
                plan: ddl
                copy: {reject-dir: ../rejects}
                """);

        assertThat(job.source().url()).endsWith(":" + directory.resolve("old.db"));
        assertThat(job.target().url()).isEqualTo("embedded:" + directory.resolve("build/pg"));
        assertThat(job.plan()).isEqualTo(directory.resolve("ddl"));
        assertThat(job.copy().rejectDir()).isEqualTo(directory.resolveSibling("rejects"));
        assertThat(job.report().dir()).isEqualTo(directory.resolve("reports"));
    }

    @Test
    void commandLineWinsOverEnvironmentOverFile() throws IOException {
        String file = LEAST + "copy: {workers: 3, max-rejects: 3, slice-size: 3MB}\n";

        CopyOptions copy = load(
                        file,
                        Map.of("MIGRATE_COPY_WORKERS", "4", "MIGRATE_COPY_MAX_REJECTS", "4"),
                        Map.of("copy.workers", "5"))
                .copy();

        assertThat(copy.workers()).isEqualTo(5);
        assertThat(copy.maxRejects()).isEqualTo(4);
        assertThat(copy.sliceBytes()).isEqualTo(3L << 20);
    }

    @Test
    void limitsOfARunAreRead() throws IOException {
        RunLimits limits = load(
                        LEAST + "copy: {retries: 0, window: 22:00-05:00, max-duration: 1h30m}\n", Map.of(), Map.of())
                .limits();

        assertThat(limits.retries()).isZero();
        assertThat(limits.window()).isEqualTo(new TimeWindow(LocalTime.of(22, 0), LocalTime.of(5, 0)));
        assertThat(limits.maxDuration()).isEqualTo(Duration.ofMinutes(90));
        assertThat(load(LEAST, Map.of(), Map.of()).limits()).isEqualTo(RunLimits.DEFAULT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"22:00-05:00", "\"22:00-05:00\"", "'22:00-05:00'"})
    void quotesAroundWordsAreNoPartOfThem(String window) throws IOException {
        TimeWindow night = new TimeWindow(LocalTime.of(22, 0), LocalTime.of(5, 0));

        assertThat(load(LEAST, Map.of(), Map.of("copy.window", window)).limits().window())
                .isEqualTo(night);
        assertThat(load(LEAST, Map.of("MIGRATE_COPY_WINDOW", window), Map.of())
                        .limits()
                        .window())
                .isEqualTo(night);
    }

    @Test
    void quotesInTextsStay() throws IOException {
        MigrationConfiguration job = load(
                LEAST,
                Map.of(),
                Map.of("name", "\"a\"", "copy.where.orders", "\"state\" = \"open\"", "map.zero-dates", "\"reject\""));

        assertThat(job.name()).isEqualTo("\"a\"");
        assertThat(job.copy().where()).containsEntry("orders", "\"state\" = \"open\"");
        assertThat(job.map().values().zeroDates()).isEqualTo(ZeroDates.REJECT);
    }

    @Test
    void setTakesYamlForListsAndPathsIntoMappings() throws IOException {
        MigrationConfiguration job = load(
                LEAST,
                Map.of(),
                Map.of(
                        "select.include", "[orders, \"c*\"]",
                        "map.schemas.shop", "public",
                        "fail-on", "error",
                        "name", "yes: no"));

        assertThat(job.select().tables().include()).containsExactly("orders", "c*");
        assertThat(job.map().schemas()).containsEntry("shop", "public");
        assertThat(job.failOn()).isEqualTo(Severity.ERROR);
        assertThat(job.name()).isEqualTo("yes: no");
    }

    @Test
    void setNamesTheKeyThatWasMeant() {
        assertThatExceptionOfType(InvalidJobException.class)
                .isThrownBy(() -> load(LEAST, Map.of(), Map.of("copy.worker", "1", "source.password", "hunter2")))
                .satisfies(e -> assertThat(e.detail())
                        .contains("--set: copy.worker: is not a key; did you mean copy.workers?")
                        .contains("--set: source.password: must not hold a secret in plain text")
                        .doesNotContain("hunter2"));
    }

    @Test
    void environmentMayHoldPasswordsItself() throws IOException {
        MigrationConfiguration job = load(LEAST, Map.of("MIGRATE_TARGET_PASSWORD", "p@ss:w/o#rd?"), Map.of());

        assertThat(reveal(job.target().password())).isEqualTo("p@ss:w/o#rd?");
    }

    @Test
    @DisplayName("case 29: passwords with special characters come through whole")
    void readsSecretsFromVariablesAndFiles() throws IOException {
        Files.writeString(directory.resolve("secret.txt"), "ü $${x} \\ p@ss:w/o#rd?\n");
        MigrationConfiguration job = load("""
                job: migration
                source: {url: "jdbc:mysql://h/shop", password: "${env:P}"}
                target:
                  url: jdbc:postgresql://${env:HOST}/shop
                  password: ${file:secret.txt}
                """, Map.of("P", "$1${env:Q}", "HOST", "db1"), Map.of());

        assertThat(reveal(job.source().password())).isEqualTo("$1${env:Q}");
        assertThat(reveal(job.target().password())).isEqualTo("ü $${x} \\ p@ss:w/o#rd?");
        assertThat(job.target().url()).isEqualTo("jdbc:postgresql://db1/shop");
        assertThat(job.toString()).doesNotContain("p@ss");
    }

    @Test
    void unresolvedSecretsHaveTheirOwnCode() {
        assertThatExceptionOfType(InvalidJobException.class)
                .isThrownBy(() -> load(LEAST, Map.of(), Map.of("source.password", "${env:NONE}")))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SECRET_UNRESOLVED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"null\"", "'null'"})
    void nullIsAWordForZeroDates(String written) throws IOException {
        assertThat(load(LEAST + "map: {zero-dates: " + written + "}\n")
                        .map()
                        .values()
                        .zeroDates())
                .isEqualTo(ZeroDates.NULL);
    }

    @Test
    void wordsStayWords() throws IOException {
        MigrationConfiguration job = load(LEAST + "name: 1.10\nselect: {schemas: [NO, on, 007, 1e3]}\n");

        assertThat(job.name()).isEqualTo("1.10");
        assertThat(job.select().tables().schemas()).containsExactly("NO", "on", "007", "1e3");
    }

    @Test
    void anchorsMayBeUsed() throws IOException {
        MigrationConfiguration job = load(LEAST + "select: {include: &t [a, b], materialize: *t}\nmap:\ncopy: ~\n");

        assertThat(job.select().materialize()).containsExactly("a", "b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void editorsOfWindowsAreUnderstood(String charset) throws IOException {
        String text = "\uFEFF" + LEAST.replace("\n", "\r\n") + "name: größe\r\n";
        Path file = Files.write(directory.resolve("job.yaml"), text.getBytes(Charset.forName(charset)));

        assertThat(new JobFile(Map.of()).migration(file, Map.of()).name()).isEqualTo("größe");
    }

    @Test
    void otherEncodingsAreRefused() throws IOException {
        Path file = Files.write(
                directory.resolve("job.yaml"), (LEAST + "name: größe\n").getBytes(StandardCharsets.ISO_8859_1));

        assertThatExceptionOfType(InvalidJobException.class)
                .isThrownBy(() -> new JobFile(Map.of()).migration(file, "job.yaml", Map.of()))
                .satisfies(e -> assertThat(e.detail()).isEqualTo("job.yaml: is not UTF-8; save it with that encoding"));
    }

    @Test
    void castRulesBecomeTypes() throws IOException {
        MigrationConfiguration job = load(LEAST + "map: {types: [{native: \"tinyint(1)\", to: boolean}]}\n");

        assertThat(job.map().types()).isEqualTo(List.of(new CastRule(null, "tinyint(1)", PgType.BOOLEAN)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1GB", "1 GiB", "1024MB", "1048576kB", "1073741824B", "1gb"})
    void sizesHaveManySpellings(String size) throws IOException {
        assertThat(load(LEAST + "copy: {slice-size: " + size + "}\n").copy().sliceBytes())
                .isEqualTo(1L << 30);
    }

    @Test
    void namesVariablesThatAreNoKeys() {
        JobFile file = new JobFile(Map.of("MIGRATE_TARGTE_URL", "x", "MIGRATE_OPTS", "-Xmx1g", "MIGRATE_NAME", "x"));

        assertThat(file.unknownVariables()).containsExactly("MIGRATE_TARGTE_URL");
    }

    private static String reveal(@org.jspecify.annotations.Nullable Secret secret) {
        return Objects.requireNonNull(secret).reveal();
    }

    private MigrationConfiguration load(String yaml) throws IOException {
        return load(yaml, Map.of(), Map.of());
    }

    private MigrationConfiguration load(String yaml, Map<String, String> environment, Map<String, String> set)
            throws IOException {
        Path file = Files.writeString(directory.resolve("job.yaml"), yaml);
        return new JobFile(environment).migration(file, set);
    }
}
