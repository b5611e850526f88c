package io.pgtrek.cli;

import io.pgtrek.cli.option.GlobalOptions;
import io.pgtrek.cli.output.Console;
import io.pgtrek.job.JobControl;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** One run of the program inside the test. */
final class Terminal {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Path directory;
    private final JobControl jobs;

    Terminal(Path directory, JobControl jobs) {
        this.directory = directory;
        this.jobs = jobs;
    }

    int run(String... arguments) {
        return run(Map.of(), arguments);
    }

    int run(Map<String, String> environment, String... arguments) {
        return Main.run(session(environment), arguments);
    }

    Session session(Map<String, String> environment) {
        Console console = Console.of(out, err, false);
        Path drivers = directory.resolve("drivers");
        return new Session("./migrate", console, new GlobalOptions(), environment, directory, drivers, () -> jobs);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
