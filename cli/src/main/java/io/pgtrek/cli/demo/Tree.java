package io.pgtrek.cli.demo;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Removes files and directories; follows no links. */
final class Tree {

    private Tree() {}

    static void delete(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        List<Path> parts;
        try (Stream<Path> walk = Files.walk(root)) {
            parts = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path part : parts) {
            Files.deleteIfExists(part);
        }
    }

    static void deleteIfEmpty(Path directory) throws IOException {
        try {
            Files.deleteIfExists(directory);
        } catch (DirectoryNotEmptyException e) {
            // Someone keeps other files there: theirs, so they stay.
            return;
        }
    }
}
