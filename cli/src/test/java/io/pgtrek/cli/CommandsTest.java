package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.Invocation;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.RunOptions;
import io.pgtrek.json.StableJson;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {

    @TempDir
    private Path directory = Path.of("");

    private final FakeJobs jobs = new FakeJobs(() -> Outcome.DONE);

    @BeforeEach
    void writeJob() throws IOException {
        Files.writeString(
                directory.resolve("job.yaml"),
                "job: migration\nsource: {url: \"jdbc:mysql://h/d\"}\ntarget: {url: \"embedded:pg\"}\n");
    }

    private Terminal terminal() {
        return new Terminal(directory, jobs);
    }

    @Test
    void runPassesFreshOn() {
        terminal().run("run", "job.yaml", "--fresh");

        assertThat(jobs.asked).contains(new RunOptions(true));
    }

    @Test
    void retryRejectsRunsNothingElse() {
        terminal().run("run", "job.yaml", "--retry-rejects", "rejects");

        assertThat(jobs.asked).contains(directory.resolve("rejects"));
    }

    @Test
    void aRunHasOneTask() {
        for (String other : List.of("--fresh", "--refresh", "--dry-run")) {
            assertThat(terminal().run("run", "job.yaml", "--retry-rejects", "rejects", other))
                    .as(other)
                    .isEqualTo(2);
        }
        assertThat(terminal().run("run", "job.yaml", "--refresh", "--fresh")).isEqualTo(2);
        assertThat(terminal().run("run", "job.yaml", "--refresh", "--dry-run")).isEqualTo(2);
        assertThat(jobs.asked).isEmpty();
    }

    @Test
    void hintsCallTheProgramAsItWasStarted() {
        Terminal terminal = terminal();

        assertThat(terminal.run("run", "job.yaml", "--frsh")).isEqualTo(2);
        assertThat(terminal.err()).contains("HINT: ./migrate run --help tells");
        assertThat(terminal.run("run", "no such.yaml")).isEqualTo(3);
        assertThat(terminal.err()).contains("./migrate init --out 'no such.yaml'");
    }

    @Test
    void theJobIsToldHowItWasCalled() {
        terminal().run("run", "job.yaml");

        assertThat(jobs.asked)
                .first()
                .isInstanceOfSatisfying(
                        MigrationConfiguration.class,
                        configuration -> assertThat(configuration.invocation())
                                .isEqualTo(new Invocation("./migrate", "job.yaml")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy.window=22:00-05:00", "copy.window=\"22:00-05:00\""})
    void aWindowIsSetWithAndWithoutQuotes(String assignment) {
        assertThat(terminal().run("run", "job.yaml", "--set", assignment)).isZero();

        assertThat(jobs.asked)
                .first()
                .isInstanceOfSatisfying(
                        MigrationConfiguration.class,
                        configuration ->
                                assertThat(configuration.limits().window()).hasToString("22:00-05:00"));
    }

    @Test
    void jsonReportIsTheOnlyOutput() {
        Terminal terminal = terminal();

        assertThat(terminal.run("run", "job.yaml", "--output", "json")).isZero();
        assertThat(StableJson.read(terminal.out(), RunReport.class).message()).isEqualTo("As told.");
        assertThat(terminal.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"run job.yaml --output=json", "--output json run job.yaml", "-o json run job.yaml"})
    void errorsAreJsonToo(String line) {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> {
            throw new MigrateException(ErrorCode.JOB_LOCKED, "Locked.", null, "Wait.");
        }));

        assertThat(terminal.run(line.split(" "))).isEqualTo(9);
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out()).contains("\"code\": \"PGT-9000\"", "\"exitCode\": 9", "\"hint\": \"Wait.\"");
    }

    @Test
    void usageErrorsAreJsonToo() {
        Terminal terminal = terminal();

        assertThat(terminal.run("run", "job.yaml", "--frsh", "--output", "json"))
                .isEqualTo(2);
        assertThat(terminal.out()).contains("\"code\": \"PGT-2000\"");
    }

    @Test
    void invalidJobsAreJsonWithLines() throws IOException {
        Files.writeString(directory.resolve("bad.yaml"), "job: migration\nsource: {pasword: hunter2}\n");
        Terminal terminal = terminal();

        assertThat(terminal.run("status", "bad.yaml", "-o", "json")).isEqualTo(3);
        assertThat(terminal.out())
                .contains("\"line\": 2", "\"path\": \"source.pasword\"", "did you mean password?")
                .doesNotContain("hunter2");
    }

    @Test
    void planPrintsSql() {
        Terminal terminal = terminal();

        assertThat(terminal.run("plan", "job.yaml")).isZero();
        assertThat(terminal.out()).startsWith("-- V1__schemas.sql").containsIgnoringCase("create schema");
    }

    @Test
    void planWritesADirectoryOnce() throws IOException {
        Terminal terminal = terminal();

        assertThat(terminal.run("plan", "job.yaml", "--out", "ddl")).isZero();
        assertThat(terminal.out())
                .contains("1 schema, 0 enums, 0 sequences, 0 tables", "0 infos, 1 warning, 0 errors, 0 blockers")
                .contains("V1__schemas.sql, plan.json")
                .doesNotContain("\u001b");
        assertThat(Files.readString(directory.resolve("ddl/plan.json"))).contains("\"product\": \"SQLite\"");
        assertThat(terminal.run("plan", "job.yaml", "--out", "ddl")).isEqualTo(2);
        assertThat(terminal.err()).contains("is not empty");
    }

    @Test
    void stopAsksTheRunThatIsAtWork() {
        Terminal terminal = new Terminal(directory, new FakeJobs(() -> Outcome.STOPPED));

        assertThat(terminal.run("stop", "job.yaml")).isZero();
        assertThat(terminal.out())
                .startsWith("Asked the run of job \"job\" on embedded:" + directory.resolve("pg") + " to stop;");
    }

    @Test
    void stopSaysWhenNothingRuns() {
        Terminal terminal = terminal();

        assertThat(terminal.run("stop", "job.yaml")).isZero();
        assertThat(terminal.out())
                .isEqualTo("No run of job \"job\" is at work on embedded:" + directory.resolve("pg")
                        + "; nothing was done.\n");
        assertThat(terminal.run("stop", "job.yaml", "-o", "json")).isZero();
        assertThat(terminal.out()).contains("\"asked\": false", "\"target\": \"embedded:");
    }

    @Test
    void stopOfAJobThatNeverRanSaysWhereItLooked() {
        jobs.state = JobStatus.State.NONE;
        Terminal terminal = terminal();

        assertThat(terminal.run("stop", "job.yaml", "--set=target.url=jdbc:postgresql://db/shop"))
                .isEqualTo(9);
        assertThat(terminal.err())
                .contains("There is no run of job \"job\" on jdbc:postgresql://db/shop; nothing was stopped.");
        assertThat(terminal.out()).isEmpty();
    }

    @Test
    void statusTellsWhereTheJobStands() {
        Terminal terminal = terminal();

        assertThat(terminal.run("status", "job.yaml")).isZero();
        assertThat(terminal.out()).isEqualToNormalizingNewlines("""
                        job:      job
                        target:   embedded:%s/pg
                        state:    interrupted
                        started:  never
                        slices:   1 of 2
                        rows:     3,000 copied, 4 rejected
                        message:  It failed.
                        """.formatted(directory));
    }

    @Test
    void dialectsTellsDriversAndProof() {
        Terminal terminal = terminal();

        assertThat(terminal.run("dialects")).isZero();
        assertThat(terminal.out()).contains("sqlite: SQLite 3", "driver  bundled", "proof   live: ");
        assertThat(terminal.run("dialects", "-ojson")).isZero();
        assertThat(terminal.out()).contains("\"driverPresent\": true");
    }

    @Test
    void initNeverOverwrites() throws IOException {
        Terminal terminal = terminal();

        assertThat(terminal.run("init", "--source", "sqlite:old.db", "--out", "new.yaml"))
                .isZero();
        assertThat(Files.readString(directory.resolve("new.yaml"))).contains("url: sqlite:old.db\n");
        assertThat(terminal.run("init", "--out", "new.yaml")).isEqualTo(2);
        assertThat(terminal.err()).contains("exists already");
        assertThat(terminal.run("status", "new.yaml")).isZero();
    }

    @Test
    void initShowsWhatItsSourceKnows() {
        Terminal terminal = terminal();

        assertThat(terminal.run("init", "--source", "sqlite:old.db")).isZero();
        assertThat(terminal.out())
                .contains("#  schemas: {main: public}", "to: timestamptz")
                .doesNotContain("tinyint", "SOURCE_PASSWORD", "spatial", "latin1", "shop]");
    }

    @Test
    void initRefusesPasswordsAndUnknownSources() {
        Terminal terminal = terminal();

        assertThat(terminal.run("init", "--source", "jdbc:mysql://u:hunter2@h/d"))
                .isEqualTo(2);
        assertThat(terminal.run("init", "--source", "jdbc:nothing:x")).isEqualTo(3);
        assertThat(terminal.err())
                .contains("PGT-2000", "PGT-3003", "URLs look like these")
                .doesNotContain("hunter2");
        assertThat(terminal.out()).isEmpty();
    }

    @Test
    void initKnowsEveryKindOfJob() {
        for (String kind : List.of("migration", "recompression", "toast-analysis")) {
            Terminal terminal = terminal();
            assertThat(terminal.run("init", "--job", kind)).as(kind).isZero();
            assertThat(terminal.out()).contains("\njob: " + kind + "\n");
        }
        Terminal terminal = terminal();
        assertThat(terminal.run("init", "--job", "cleaning")).isEqualTo(2);
        assertThat(terminal.run("init", "--job", "recompression", "--source", "sqlite:old.db"))
                .isEqualTo(2);
        assertThat(terminal.err())
                .contains("Jobs are migration, recompression, toast-analysis.", "--source is for migrations only.");
        assertThat(terminal.out()).isEmpty();
    }

    @Test
    void demoSaysWhereItLookedForOneInVain() {
        Terminal terminal = terminal();

        assertThat(terminal.run("demo", "--clean")).isEqualTo(2);
        assertThat(terminal.run("demo", "--stop")).isEqualTo(2);
        assertThat(terminal.err())
                .contains("There is no demo in " + directory.resolve("build/demo") + "; nothing was done.")
                .contains("./migrate demo --dir DIR --stop");
    }

    @Test
    void completionScriptIsBash() throws IOException, InterruptedException {
        Terminal terminal = terminal();
        assertThat(terminal.run("completion")).isZero();
        Path script = Files.writeString(directory.resolve("migrate.bash"), terminal.out());

        Process bash = new ProcessBuilder("bash", "-n", script.toString())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(bash.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(bash.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(bash.exitValue()).isZero();
        assertThat(terminal.out()).contains("--fail-on", "dialects");
    }

    @Test
    void unknownVariablesAreTold() {
        Terminal terminal = terminal();

        terminal.run(Map.of("MIGRATE_TARGTE_URL", "x"), "status", "job.yaml");

        assertThat(terminal.err()).contains("WARNING: MIGRATE_TARGTE_URL names no key");
    }

    @Test
    void versionIsTheBuilds() {
        Terminal terminal = terminal();

        assertThat(terminal.run("--version")).isZero();
        assertThat(terminal.out()).startsWith("migrate ").doesNotContain("${");
    }
}
