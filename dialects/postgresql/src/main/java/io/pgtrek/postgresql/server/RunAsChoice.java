package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds how root can run a server, which PostgreSQL refuses to do as root.
 *
 * <p>An unprivileged account comes first, since a superuser of the database can run programs as the server's account.
 * It works when the account can enter the server's directory and that of the programs. Below {@code /root} it can't;
 * there a user namespace helps. Whatever is chosen gets the directory; each way is tried before it is taken.
 */
final class RunAsChoice {

    private static final List<String> ACCOUNTS = List.of("postgres", "nobody");
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final String CAN_ENTER = "test \"$(id -u)\" -ne 0 && test -x \"$1\" && cd \"$2\"";
    private static final String CAN_WRITE = "cd \"$1\" && test -w . && test -O .";

    private final Installation installation;
    private final ServerLayout layout;
    private final List<String> refused = new ArrayList<>();

    private RunAsChoice(Installation installation, ServerLayout layout) {
        this.installation = installation;
        this.layout = layout;
    }

    static RunAs choose(Installation installation, ServerLayout layout) {
        return User.isRoot() ? new RunAsChoice(installation, layout).forRoot() : RunAs.ourselves();
    }

    private RunAs forRoot() {
        return ways().filter(this::works).findFirst().orElseThrow(this::nothingWorks);
    }

    private static Stream<RunAs> ways() {
        Stream<RunAs> accounts = ACCOUNTS.stream()
                .flatMap(name -> Account.find(name).stream())
                .flatMap(account -> Stream.of(RunAs.setpriv(account), RunAs.runuser(account), RunAs.su(account)));
        return Stream.concat(accounts, Stream.of(RunAs.namespace()));
    }

    private boolean works(RunAs way) {
        try {
            Path parent = layout.directory().resolveSibling("");
            Command enter = sh(way, CAN_ENTER, installation.program("postgres"), parent.toString());
            Command write = enter.succeeded() ? takeOver(way) : enter;
            return write.succeeded() || refuse(way, write.output());
        } catch (IOException e) {
            return refuse(way, Reason.of(e));
        }
    }

    private Command takeOver(RunAs way) throws IOException {
        Ownership.give(layout.directory(), way.owner());
        return sh(way, CAN_WRITE, layout.directory().toString());
    }

    private static Command sh(RunAs way, String script, String... arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of("/bin/sh", "-c", script, "sh"));
        line.addAll(List.of(arguments));
        return Command.run(way.line(line), LIMIT);
    }

    private boolean refuse(RunAs way, String reason) {
        refused.add(way.name() + (reason.isBlank() ? ": may not enter" : ": " + reason));
        return false;
    }

    private EmbeddedServerException nothingWorks() {
        return new EmbeddedServerException(
                "PostgreSQL does not run as root, and no other account can run it in " + layout.directory() + " ("
                        + String.join("; ", refused) + ").",
                "Run as an ordinary user, or choose a directory that the user 'postgres' or 'nobody' may enter.");
    }
}
