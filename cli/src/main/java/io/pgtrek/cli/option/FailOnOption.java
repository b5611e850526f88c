package io.pgtrek.cli.option;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which findings are too much. */
public final class FailOnOption {

    @Option(
            names = "--fail-on",
            paramLabel = "SEVERITY",
            description = "Exit with 7 on findings of info, warning, error or blocker and above.")
    private @Nullable String severity;

    /** For the job file, where it was given. */
    public Map<String, String> assignment() {
        return severity == null ? Map.of() : Map.of("fail-on", severity);
    }
}
