package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Gives a directory and all in it to another user, by number. */
final class Ownership {

    private Ownership() {}

    static void give(Path directory, int owner) throws IOException {
        if (User.ownerOf(directory) == owner) {
            return;
        }
        // The top comes last: its owner says that everything below was given.
        try (Stream<Path> tree = Files.walk(directory)) {
            for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
                Files.setAttribute(path, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
