package io.pgtrek.cli.config;

/**
 * Where a value was written.
 *
 * @param source a file's name, {@code --set} or an environment variable's name
 * @param line in the file, from 1; 0 where there are no lines
 */
record Origin(String source, int line, Kind kind) {

    enum Kind {
        FILE,
        ENVIRONMENT,
        COMMAND_LINE
    }

    static Origin file(String name, int line) {
        return new Origin(name, line, Kind.FILE);
    }

    static Origin environment(String variable) {
        return new Origin(variable, 0, Kind.ENVIRONMENT);
    }

    static Origin commandLine() {
        return new Origin("--set", 0, Kind.COMMAND_LINE);
    }

    @Override
    public String toString() {
        return line == 0 ? source : source + ":" + line;
    }
}
