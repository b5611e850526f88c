package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Where an embedded server keeps what: {@code data/} is PostgreSQL's, the files beside it are ours. */
record ServerLayout(Path directory) {

    private static final int TAIL_LINES = 15;
    private static final int TAIL_BYTES = 64 * 1024;

    Path data() {
        return directory.resolve("data");
    }

    /** The data directory while initdb fills it. */
    Path initialising() {
        return directory.resolve("data.new");
    }

    Path log() {
        return directory.resolve("server.log");
    }

    Path port() {
        return directory.resolve("port");
    }

    Path lock() {
        return directory.resolve("lock");
    }

    boolean isInitialised() {
        return Files.exists(data().resolve("PG_VERSION"));
    }

    /** True when everything in the directory is ours, so that it may be filled and given another owner. */
    boolean isOursOrEmpty() throws IOException {
        Set<Path> ours = Set.of(data(), initialising(), log(), port(), lock());
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.allMatch(ours::contains);
        }
    }

    /** The last lines of the server's log, for a message; empty when there is none. */
    String logTail() {
        if (!Files.isReadable(log())) {
            return "";
        }
        List<String> lines = lastBytes().lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    }

    private String lastBytes() {
        try (var file = Files.newByteChannel(log())) {
            file.position(Math.max(0, file.size() - TAIL_BYTES));
            byte[] bytes = Channels.newInputStream(file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The server's log " + log() + " cannot be read.", e);
        }
    }
}
