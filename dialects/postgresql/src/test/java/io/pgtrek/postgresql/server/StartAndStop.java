package io.pgtrek.postgresql.server;

import java.nio.file.Path;

/** A process that starts a server in the directory it is given, and stops it. */
final class StartAndStop {

    private StartAndStop() {}

    public static void main(String[] arguments) {
        try (EmbeddedServer server =
                EmbeddedServer.in(Path.of(arguments[0])).forTests().start()) {
            System.out.println("started on port " + server.port());
        }
    }
}
