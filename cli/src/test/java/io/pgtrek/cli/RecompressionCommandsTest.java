package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RewriteMethod;
import io.pgtrek.postgresql.toast.RewriteProof;
import io.pgtrek.report.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecompressionCommandsTest {

    private static final String URL = "jdbc:postgresql://localhost/shop";

    @TempDir
    private Path directory = Path.of("");

    private final FakeJobs jobs = new FakeJobs(() -> Outcome.DONE);

    private RecompressionConfiguration asked() {
        return (RecompressionConfiguration) jobs.asked.get(0);
    }

    private void write(String yaml) throws IOException {
        Files.writeString(directory.resolve("night.yaml"), yaml);
    }

    @Test
    void theCommandAndTheFileAskForTheSame() throws IOException {
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run(
                        "toast",
                        "recompress",
                        "--database=" + URL,
                        "--user=me",
                        "--include=orders*",
                        "--include=it's [odd]",
                        "--exclude=tmp_*",
                        "--max-duration=2h",
                        "--set=recompress.verify=all"))
                .isZero();
        assertThat(terminal.out()).contains("DONE", "As told.");
        write("job: recompression\nname: recompress\ndatabase: {url: \"" + URL + "\", user: me}\n"
                + "select: {include: [\"orders*\", \"it's [odd]\"], exclude: [\"tmp_*\"]}\n"
                + "recompress: {verify: all, max-duration: 2h}\n");
        assertThat(new Terminal(directory, jobs).run("run", "night.yaml")).isZero();

        assertThat(jobs.asked.get(1))
                .usingRecursiveComparison()
                .ignoringFields("invocation")
                .isEqualTo(jobs.asked.get(0));
        assertThat(asked().recompress().verify()).isEqualTo(RewriteProof.ALL);
        assertThat(asked().limits().maxDuration()).isEqualTo(Duration.ofHours(2));
        assertThat(asked().tables().include()).isEqualTo(List.of("orders*", "it's [odd]"));
    }

    @Test
    void everyKeyIsRead() throws IOException {
        write("job: recompression\ndatabase: {url: \"" + URL + "\", password: \"${env:PW}\"}\n"
                + "select: {schemas: [a]}\n"
                + "recompress:\n  to: pglz\n  method: text-cast\n  workers: 3\n  batch-size: 1MB\n  verify: none\n"
                + "  allow-triggers: true\n  retries: 1\n  window: \"22:00-05:00\"\n"
                + "report: {dir: r, formats: [text]}\n");
        new Terminal(directory, jobs).run(Map.of("PW", "secret"), "run", "night.yaml");

        RecompressionConfiguration job = asked();
        assertThat(job.name()).isEqualTo("night");
        assertThat(job.recompress().to()).isEqualTo(CompressionMethod.PGLZ);
        assertThat(job.recompress().method()).isEqualTo(RewriteMethod.TEXT_CAST);
        assertThat(job.recompress().workers()).isEqualTo(3);
        assertThat(job.recompress().batchBytes()).isEqualTo(1 << 20);
        assertThat(job.recompress().verify()).isEqualTo(RewriteProof.NONE);
        assertThat(job.recompress().allowTriggers()).isTrue();
        assertThat(String.valueOf(job.limits().window())).isEqualTo("22:00-05:00");
        assertThat(job.report().dir()).isEqualTo(directory.resolve("r"));
        assertThat(job.toString()).doesNotContain("secret");
    }

    @Test
    void theDatabaseCanComeFromTheEnvironment() {
        new Terminal(directory, jobs)
                .run(Map.of("MIGRATE_DATABASE_URL", URL, "MIGRATE_DATABASE_PASSWORD", "pw"), "toast", "recompress");
        assertThat(asked().target().url()).isEqualTo(URL);
        assertThat(asked().target().password()).isNotNull();
    }

    @Test
    void keysOfOtherKindsAreUnknown() throws IOException {
        write("job: recompression\ndatabase: {url: \"" + URL + "\"}\ncopy: {workers: 3}\nverify: counts\n");
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run("run", "night.yaml", "--set", "copy.workers=2")).isEqualTo(3);
        assertThat(terminal.err())
                .contains("copy: is not a key here", "verify: is not a key here", "recompress.workers");
    }

    @Test
    void aMissingDatabaseIsTold() {
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run("toast", "recompress")).isEqualTo(3);
        assertThat(terminal.err()).contains("the key url is missing");
        assertThat(jobs.asked).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"plan", "verify", "run --dry-run", "run --fresh", "run --retry-rejects=x", "run --refresh"})
    void whatOnlyMigrationsKnowIsRefused(String line) throws IOException {
        write("job: recompression\ndatabase: {url: \"" + URL + "\"}\n");
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run((line + " night.yaml").split(" "))).isEqualTo(2);
        assertThat(terminal.err()).contains("is no migration");
        assertThat(jobs.asked).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"DONE, 0", "INCOMPLETE, 6", "STOPPED, 8"})
    void outcomesHaveTheirCode(Outcome outcome, int code) {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> outcome));
        assertThat(terminal.run("toast", "recompress", "--database", URL)).isEqualTo(code);
    }

    @Test
    void statusAndStopKnowThem() throws IOException {
        write("job: recompression\ndatabase: {url: \"" + URL + "\"}\n");
        assertThat(new Terminal(directory, jobs).run("status", "night.yaml")).isZero();
        assertThat(new Terminal(directory, jobs).run("stop", "night.yaml")).isZero();
        assertThat(new Terminal(directory, jobs).run("toast")).isEqualTo(2);
    }
}
