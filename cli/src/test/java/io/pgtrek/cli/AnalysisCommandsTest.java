package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.AnalysisOptions;
import io.pgtrek.config.ScanShare;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.report.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalysisCommandsTest {

    private static final String URL = "jdbc:postgresql://localhost/shop";
    private static final String LEAST = "job: toast-analysis\ndatabase: {url: \"" + URL + "\"}\n";

    @TempDir
    private Path directory = Path.of("");

    private final FakeJobs jobs = new FakeJobs(() -> Outcome.DONE);

    private ToastAnalysisConfiguration asked() {
        return (ToastAnalysisConfiguration) jobs.asked.get(0);
    }

    private void write(String yaml) throws IOException {
        Files.writeString(directory.resolve("look.yaml"), yaml);
    }

    @Test
    void theLeastIsADatabase() throws IOException {
        write(LEAST);
        assertThat(new Terminal(directory, jobs).run("run", "look.yaml")).isZero();
        assertThat(asked().name()).isEqualTo("look");
        assertThat(asked().analysis()).isEqualTo(AnalysisOptions.DEFAULT);
        assertThat(asked().report().dir()).isEqualTo(directory.resolve("reports"));
    }

    @Test
    void everyKeyIsRead() throws IOException {
        write("job: toast-analysis\nname: n\n"
                + "database: {url: \"" + URL + "\", user: me, password: \"${env:PW}\"}\n"
                + "select: {schemas: [a], include: [b], exclude: [c]}\n"
                + "analysis: {sample: 5%, estimate: 0, reads: random, partial-reads: true}\n"
                + "report: {dir: r, formats: [text]}\n");
        new Terminal(directory, jobs).run(Map.of("PW", "secret"), "run", "look.yaml");

        assertThat(asked().tables().schemas()).isEqualTo(List.of("a"));
        assertThat(asked().tables().exclude()).isEqualTo(List.of("c"));
        assertThat(asked().target().user()).isEqualTo("me");
        assertThat(asked().analysis())
                .isEqualTo(new AnalysisOptions(ScanShare.parse("5%").orElseThrow(), 0, ReadPattern.RANDOM, true));
        assertThat(asked().toString()).doesNotContain("secret");
    }

    @Test
    void keysAreSetForOneCall() throws IOException {
        write(LEAST);
        new Terminal(directory, jobs)
                .run(Map.of("MIGRATE_ANALYSIS_ESTIMATE", "64kB"), "run", "look.yaml", "--set=analysis.sample=1GB");
        assertThat(asked().analysis().sampleBytes()).isEqualTo(64 << 10);
        assertThat(asked().analysis().scan().bytes()).isEqualTo(1L << 30);
    }

    @Test
    void whatCannotBeReadIsTold() throws IOException {
        write(LEAST + "analysis: {sample: 0%, estimate: 1, reads: end}\ncopy: {}\n");
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run("run", "look.yaml")).isEqualTo(3);
        assertThat(terminal.err())
                .contains("analysis.sample: must be a percentage or a size, such as 5% or 1GB")
                .contains("analysis.estimate: must be a size such as 64kB or 8MB, or 0 for none")
                .contains("\"end\" is not one of start, random, whole", "copy: is not a key here");
        assertThat(jobs.asked).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"plan", "verify", "run --dry-run", "run --fresh", "run --refresh"})
    void whatOnlyMigrationsKnowIsRefused(String line) throws IOException {
        write(LEAST);
        Terminal terminal = new Terminal(directory, jobs);
        assertThat(terminal.run((line + " look.yaml").split(" "))).isEqualTo(2);
        assertThat(terminal.err()).contains("is no migration");
        assertThat(jobs.asked).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"DONE, 0", "INCOMPLETE, 6"})
    void theFileAndTheCommandEndAlike(Outcome outcome, int code) throws IOException {
        write(LEAST);
        FakeJobs ending = new FakeJobs(() -> outcome);
        assertThat(new Terminal(directory, ending).run("run", "look.yaml")).isEqualTo(code);
        assertThat(new Terminal(directory, ending).run("toast", "analyze", "--database", URL))
                .isEqualTo(code);
    }
}
