package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.report.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("case 37, case 157: the exit code says how it went")
class ExitCodesTest {

    @TempDir
    private Path directory = Path.of("");

    @BeforeEach
    void writeJob() throws IOException {
        Files.writeString(
                directory.resolve("job.yaml"),
                "job: migration\nsource: {url: \"sqlite:a.db\"}\ntarget: {url: \"embedded:pg\"}\n");
    }

    @ParameterizedTest
    @CsvSource({"DONE, 0", "FAILED, 5", "INCOMPLETE, 6", "MISMATCH, 7", "STOPPED, 8"})
    void outcomesHaveTheirCode(Outcome outcome, int code) {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> outcome));

        assertThat(terminal.run("run", "job.yaml")).isEqualTo(code);
        assertThat(terminal.out()).contains("As told.");
    }

    @ParameterizedTest
    @CsvSource({
        "INTERNAL, 1",
        "USAGE, 2",
        "SOURCE_UNKNOWN, 3",
        "TARGET_LOGIN, 4",
        "TOO_MANY_REJECTS, 5",
        "OUTSIDE_WINDOW, 8",
        "JOB_LOCKED, 9",
        "CONFIGURATION_CHANGED, 9"
    })
    void errorsHaveTheirCode(ErrorCode error, int code) {
        Terminal terminal = new Terminal(directory, failing(new MigrateException(error, "Sentence.", "a\nb", "Do x.")));

        assertThat(terminal.run("run", "job.yaml")).isEqualTo(code);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err())
                .isEqualToNormalizingNewlines(
                        "ERROR " + error.id() + ": Sentence.\nDETAIL: a\n        b\nHINT: Do x.\n");
    }

    @Test
    void defectsAreInternalAndDoNotQuoteTheirMessage() {
        Terminal terminal = new Terminal(directory, failing(new IllegalStateException("row hunter2")));

        assertThat(terminal.run("run", "job.yaml")).isEqualTo(1);
        assertThat(terminal.err())
                .contains("ERROR PGT-1000:", "DETAIL: java.lang.IllegalStateException", "HINT: Run again with -v")
                .doesNotContain("hunter2", "\tat ");
    }

    @Test
    void missingMemoryIsToldWithItsRemedy() {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> {
            throw new OutOfMemoryError("heap");
        }));

        assertThat(terminal.run("run", "job.yaml")).isEqualTo(1);
        assertThat(terminal.err()).contains("HINT: Give it more: MIGRATE_OPTS=");
    }

    @ParameterizedTest
    @CsvSource({
        "run",
        "'run,job.yaml,--frsh'",
        "frob",
        "''",
        "'run,job.yaml,--progress=spinner'",
        "'run,job.yaml,other.yaml'",
        "'run,job.yaml,--set,copy.workers'"
    })
    void wrongCallsAreUsageErrors(String line) {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> Outcome.DONE));
        String[] arguments = line.isEmpty() ? new String[0] : line.split(",");

        assertThat(terminal.run(arguments)).isBetween(2, 3);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err()).startsWith("ERROR PGT-").contains("HINT: ");
    }

    @Test
    void invalidJobsListAllProblems() {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> Outcome.DONE));

        int code = terminal.run("run", "job.yaml", "--set", "copy.workers=x", "--fail-on", "worst");

        assertThat(code).isEqualTo(3);
        assertThat(terminal.err()).contains("2 problems", "--set: copy.workers: must be", "--set: fail-on: \"worst\"");
    }

    @Test
    void findingsAtTheThresholdAreSeven() {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> Outcome.DONE));

        assertThat(terminal.run("run", "job.yaml", "--dry-run", "--fail-on=warning"))
                .isEqualTo(7);
        assertThat(terminal.run("run", "job.yaml", "--dry-run", "--fail-on=error"))
                .isZero();
        assertThat(terminal.run("plan", "job.yaml", "--set=fail-on=info")).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({
        "INFO, view-not-carried-over, 0",
        "WARNING, type-widened, 0",
        "WARNING, view-not-carried-over, 6",
        "ERROR, foreign-key-orphans, 6",
        "BLOCKER, name-collision, 5"
    })
    void plansEndAsTheirRunWould(Severity severity, String finding, int code) {
        FakeJobs jobs = new FakeJobs(() -> Outcome.DONE);
        jobs.planned = new Finding(finding, severity, ObjectKind.TABLE, "s.t", "A message.", "");

        for (String line : List.of("plan job.yaml", "run job.yaml --dry-run", "plan job.yaml --out " + finding)) {
            Terminal terminal = new Terminal(directory, jobs);
            assertThat(terminal.run(line.split(" "))).as(line).isEqualTo(code);
            assertThat(terminal.out()).contains("Exit code " + code + ": ");
        }
    }

    @ParameterizedTest
    @EnumSource
    void plansFailOnFindings(Severity severity) {
        FakeJobs jobs = new FakeJobs(() -> Outcome.DONE);
        jobs.planned = new Finding("c", severity, ObjectKind.TABLE, "s.t", "A message.", "");
        String word = severity.name().toLowerCase(Locale.ROOT);

        for (String option : List.of("--set=fail-on=" + word, "--fail-on=" + word)) {
            Terminal terminal = new Terminal(directory, jobs);
            assertThat(terminal.run("plan", "job.yaml", option)).as(option).isEqualTo(7);
            assertThat(terminal.out()).contains("-- Exit code 7: findings reach the severity named in fail-on.");
        }
    }

    private static FakeJobs failing(RuntimeException e) {
        return new FakeJobs(() -> {
            throw e;
        });
    }
}
