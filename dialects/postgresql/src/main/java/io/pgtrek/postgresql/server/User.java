package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** The user that this process runs as, by number: names and {@code user.name} may say anything. */
final class User {

    private static final int ROOT = 0;

    private User() {}

    static boolean isRoot() {
        return id() == ROOT;
    }

    static int id() {
        try {
            return (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        } catch (IOException e) {
            throw new UncheckedIOException("The current user cannot be read from /proc/self.", e);
        }
    }

    static int ownerOf(Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    }
}
