package io.pgtrek.config;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the user calls the program for a job, so that hints name commands that can be pasted into a shell.
 *
 * @param program as it was started, e.g. {@code ./migrate}
 * @param jobFile as the user named it
 */
public record Invocation(String program, String jobFile) {

    /** Where nobody said. */
    public static final Invocation UNKNOWN = new Invocation("migrate", "JOB.yaml");

    private static final Pattern SHELL_SAFE = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

    /** The program with these words and the job file, e.g. {@code ./migrate run --fresh shop.yaml}. */
    public String command(String... words) {
        return Stream.of(Stream.of(program), Arrays.stream(words), Stream.of(jobFile))
                .flatMap(word -> word)
                .map(Invocation::shell)
                .collect(Collectors.joining(" "));
    }

    /** One word of a shell, quoted where it must be. */
    public static String shell(String word) {
        return SHELL_SAFE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
