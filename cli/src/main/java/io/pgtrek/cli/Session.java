package io.pgtrek.cli;

import io.pgtrek.cli.option.GlobalOptions;
import io.pgtrek.cli.output.Console;
import io.pgtrek.job.JobControl;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What commands work with. Made once per start; tests make their own.
 *
 * @param program as it was started, e.g. {@code ./migrate}
 * @param options filled in while the command line is parsed
 * @param directory where the program was started
 * @param drivers directory of JDBC drivers that are not bundled
 * @param jobs opened only by commands that need it, as it loads much
 */
public record Session(
        String program,
        Console console,
        GlobalOptions options,
        Map<String, String> environment,
        Path directory,
        Path drivers,
        Supplier<JobControl> jobs) {}
