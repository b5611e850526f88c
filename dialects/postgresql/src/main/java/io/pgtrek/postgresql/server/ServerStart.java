package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Starts a server that does not run, and tries again where another moment or port helps. */
final class ServerStart {

    private static final int ATTEMPTS = 10;
    private static final long PAUSE_MILLIS = 500;

    private final ServerControl control;
    private final ServerLayout layout;
    private final ServerSettings settings;

    ServerStart(ServerControl control, ServerLayout layout, ServerSettings settings) {
        this.control = control;
        this.layout = layout;
        this.settings = settings;
    }

    Postmaster run() throws IOException {
        if (layout.isInitialised()) {
            control.checkVersion();
        } else {
            control.initialise(settings);
        }
        Postmaster.forgetDead(layout.data());
        for (int attempt = 1; ; attempt++) {
            int port = FreePort.remembered(layout.port());
            long logged = Files.exists(layout.log()) ? Files.size(layout.log()) : 0;
            Command start = control.start(settings, port);
            if (start.succeeded()) {
                return remember(port);
            }
            if (attempt == ATTEMPTS || !passes(logged)) {
                throw control.failure("did not start", start);
            }
            pause();
        }
    }

    private Postmaster remember(int port) throws IOException {
        Files.writeString(layout.port(), port + "\n");
        return Postmaster.of(layout.data())
                .orElseThrow(() -> control.failure("ended at once", new Command(0, "nothing runs on port " + port)));
    }

    /** Another program took the port in between, or children of a killed server are still ending. */
    private boolean passes(long logged) throws IOException {
        if (!Files.isReadable(layout.log())) {
            return false;
        }
        byte[] log = Files.readAllBytes(layout.log());
        int from = (int) Math.min(logged, log.length);
        String news = new String(log, from, log.length - from, StandardCharsets.UTF_8);
        return news.contains("could not bind") || news.contains("shared memory block");
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the server starts", e);
        }
    }
}
