package io.pgtrek.testkit;

import java.io.IOException;

/** A process that starts a server, says where, and ends with its input. */
final class StartPostgres {

    private StartPostgres() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(PostgresServer.get().dataDirectory().resolve("../..").normalize());
        System.in.read();
    }
}
