package io.pgtrek.cli.option;

import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Options that every subcommand takes, before or after its name. */
public final class GlobalOptions {

    @Option(
            names = {"-o", "--output"},
            scope = ScopeType.INHERIT,
            paramLabel = "FORMAT",
            description = "Form of the result: text or json. With json, errors are JSON on stdout too.")
    private OutputFormat output = OutputFormat.TEXT;

    @Option(
            names = "--progress",
            scope = ScopeType.INHERIT,
            paramLabel = "MODE",
            description = "auto, bar, plain (a line every 10 s) or none; on stderr.")
    private ProgressMode progress = ProgressMode.AUTO;

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Log what is done, and stack traces of errors; -vv for more. On stderr.")
    private boolean[] verbosity = {};

    public boolean json() {
        return output == OutputFormat.JSON;
    }

    public ProgressMode progress() {
        return progress;
    }

    /** 0 for warnings only, 1 for -v, 2 for -vv. */
    public int verbosity() {
        return verbosity.length;
    }
}
