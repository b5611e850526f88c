package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A directory with the programs of one PostgreSQL version. */
record Installation(Path bin) {

    private static final List<String> PROGRAMS = List.of("postgres", "initdb", "pg_ctl");
    private static final Pattern MAJOR_VERSION = Pattern.compile("PostgreSQL\\) (9\\.\\d+|\\d+)");
    private static final Duration LIMIT = Duration.ofSeconds(30);

    static Installation in(Path bin) {
        for (String program : PROGRAMS) {
            if (!Files.isExecutable(bin.resolve(program))) {
                throw new EmbeddedServerException(
                        "The directory " + bin + " has no program '" + program + "'.",
                        "Give the bin directory of a PostgreSQL server, such as /usr/lib/postgresql/15/bin.");
            }
        }
        return new Installation(bin.toAbsolutePath().normalize());
    }

    String program(String name) {
        return bin.resolve(name).toString();
    }

    /** Such as {@code 18}, as PostgreSQL writes it to the file {@code PG_VERSION}. */
    String majorVersion() throws IOException {
        Command version = Command.run(List.of(program("postgres"), "--version"), LIMIT);
        Matcher matcher = MAJOR_VERSION.matcher(version.output());
        if (!version.succeeded() || !matcher.find()) {
            throw new EmbeddedServerException(
                    "The program " + program("postgres") + " does not run here: " + version.output() + ".",
                    "Use binaries made for this system.");
        }
        return matcher.group(1);
    }
}
