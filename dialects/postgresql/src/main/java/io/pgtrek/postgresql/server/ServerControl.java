package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Calls initdb and pg_ctl for one directory, as whoever may. */
final class ServerControl {

    private static final Duration LIMIT = Duration.ofMinutes(3);
    private static final String WAIT_SECONDS = "120";

    private final Installation installation;
    private final ServerLayout layout;
    private final RunAs runAs;

    ServerControl(Installation installation, ServerLayout layout) {
        this.installation = installation;
        this.layout = layout;
        this.runAs = RunAsChoice.choose(installation, layout);
    }

    /** Makes the data directory, whole or not at all. */
    void initialise(ServerSettings settings) throws IOException {
        if (Files.exists(layout.initialising())) {
            ProgramCache.delete(layout.initialising());
        }
        initdb(settings);
        Files.move(layout.initialising(), layout.data(), StandardCopyOption.ATOMIC_MOVE);
    }

    private void initdb(ServerSettings settings) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "--pgdata=" + layout.initialising(),
                "--username=postgres",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C"));
        if (!settings.durable()) {
            arguments.add("--no-sync");
        }
        Command initdb = run("initdb", arguments);
        if (!initdb.succeeded()) {
            throw failure("could not be initialised by " + runAs.name(), initdb);
        }
    }

    Command start(ServerSettings settings, int port) throws IOException {
        return run(
                "pg_ctl",
                List.of(
                        "start",
                        "--wait",
                        "--timeout=" + WAIT_SECONDS,
                        "--pgdata=" + layout.data(),
                        "--log=" + layout.log(),
                        "--options=" + settings.options(port)));
    }

    void checkVersion() throws IOException {
        String found = Files.readString(layout.data().resolve("PG_VERSION")).strip();
        String ours = installation.majorVersion();
        if (!found.equals(ours)) {
            throw new EmbeddedServerException(
                    "The database in " + layout.directory() + " was made by PostgreSQL " + found
                            + ", but the programs in " + installation.bin() + " are PostgreSQL " + ours + ".",
                    "Use programs of version " + found + ", or another directory.");
        }
    }

    EmbeddedServerException failure(String what, Command command) {
        String log = layout.logTail();
        return new EmbeddedServerException(
                "The PostgreSQL server in " + layout.directory() + " " + what + ": " + command.output()
                        + (log.isEmpty() ? "" : "\nIts log ends with:\n" + log)
                        + "\n",
                "The whole log is " + layout.log() + ".");
    }

    private Command run(String program, List<String> arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of(installation.program(program)));
        line.addAll(arguments);
        return Command.run(runAs.line(line), LIMIT);
    }
}
