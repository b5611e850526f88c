package io.pgtrek.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.RecompressionConfiguration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service, its timer and the cron line say the same, in the form that their readers want. */
class NightlyUnitsTest {

    private static final Path SAMPLE = Path.of("nightly-recompression");
    private static final Path ANALYZE = Path.of("/usr/bin/systemd-analyze");
    private static final String PROGRAM = "/opt/pgtrek/bin/migrate";
    private static final String SERVICE = "nightly-recompression.service";
    private static final String TIMER = "nightly-recompression.timer";

    /** Minute, hour, day, month, weekday, user, command; a percent sign would be a line feed to cron. */
    private static final Pattern CRON_LINE =
            Pattern.compile("([0-5]?\\d) ([01]?\\d|2[0-3]) \\* \\* \\* [a-z][a-z0-9_-]* [^%]+");

    @TempDir
    Path directory;

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(SAMPLE.resolve(file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static String value(String file, String key) throws IOException {
        return lines(file).stream()
                .filter(line -> line.startsWith(key + "="))
                .map(line -> line.substring(key.length() + 1))
                .findFirst()
                .orElseThrow();
    }

    private static String cron() throws IOException {
        List<String> jobs = lines("nightly-recompression.cron").stream()
                .filter(line -> !line.matches("[A-Z]+=.*"))
                .toList();
        assertThat(jobs).hasSize(1);
        return jobs.get(0);
    }

    @Test
    void systemdTakesTheUnits() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(ANALYZE), "systemd-analyze is not installed.");
        Path program = Files.createFile(
                directory.resolve("migrate"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        String service = Files.readString(SAMPLE.resolve(SERVICE)).replace(PROGRAM, program.toString());
        Files.writeString(directory.resolve(SERVICE), service);
        Files.copy(SAMPLE.resolve(TIMER), directory.resolve(TIMER));

        assertThat(analyze("verify", SERVICE, TIMER)).as("no word about them").isEmpty();
        assertThat(analyze("security", "--offline=true", "--threshold=20", SERVICE))
                .contains("Overall exposure level");
    }

    private String analyze(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(ANALYZE.toString()));
        Arrays.stream(arguments)
                .map(argument -> argument.startsWith("nightly")
                        ? directory.resolve(argument).toString()
                        : argument)
                .forEach(command::add);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @Test
    void aStopByTheWindowIsNoFailureButWhatWasLeftAloneIs() throws IOException {
        assertThat(value(SERVICE, "SuccessExitStatus").split(" ")).containsExactly("8", "143");
    }

    @Test
    void cronTakesTheLine() throws IOException {
        assertThat(cron()).matches(CRON_LINE);
    }

    @Test
    void bothStartTheSameCommand() throws IOException {
        assertThat(cron())
                .endsWith("exec " + value(SERVICE, "ExecStart"))
                .contains(". " + value(SERVICE, "EnvironmentFile") + ";");
        assertThat(value(SERVICE, "ExecStart")).startsWith(PROGRAM + " run ");
    }

    @Test
    void bothStartWhenTheWindowOpens() throws IOException {
        RecompressionConfiguration job = (RecompressionConfiguration)
                new JobFile(Map.of("DATABASE_PASSWORD", "d")).load(SAMPLE.resolve("job.yaml"), "job.yaml", Map.of());
        String opens = String.valueOf(job.limits().window()).substring(0, 5);
        assertThat(value(TIMER, "OnCalendar")).isEqualTo("*-*-* " + opens + ":00");
        assertThat(cron()).startsWith("0 " + opens.substring(0, 2) + " ");
    }
}
