package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds PostgreSQL servers where Debian installs them. */
final class SystemPostgres {

    private static final Path ROOT = Path.of("/usr/lib/postgresql");

    private SystemPostgres() {}

    static Optional<Path> newest() {
        if (!Files.isDirectory(ROOT)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(ROOT)) {
            return versions.filter(version -> Files.isExecutable(version.resolve("bin/postgres")))
                    .max(Comparator.comparing(
                            version -> Version.of(version.getFileName().toString())))
                    .map(version -> version.resolve("bin"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
