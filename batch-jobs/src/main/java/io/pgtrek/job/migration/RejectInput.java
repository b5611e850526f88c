package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The lines of one reject file, or of all of a directory, read as often as asked. */
record RejectInput(List<Path> files) {

    /** Longest line, in characters: a bound for memory, far above what this program writes. */
    private static final int LONGEST_LINE = 256 << 20;

    /** @param runDirectory name of the run's own directory, for those who name the directory above it */
    static RejectInput of(Path named, String runDirectory) {
        if (Files.notExists(named)) {
            throw failure(named, "does not exist", null, null);
        }
        try {
            if (!Files.isDirectory(named)) {
                return new RejectInput(List.of(named));
            }
            Path inner = named.resolve(runDirectory);
            return new RejectInput(list(Files.isDirectory(inner) ? inner : named));
        } catch (IOException e) {
            throw unreadable(named, e.toString(), e);
        }
    }

    private static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> found = files.filter(
                            file -> file.getFileName().toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw unreadable(directory, "It holds no file *.jsonl.", null);
            }
            return found;
        }
    }

    /** Takes a line. */
    @FunctionalInterface
    interface Taker {
        void take(RejectLine line, RejectPlace place) throws SQLException;
    }

    void forEach(Taker taker) throws SQLException {
        for (Path file : files) {
            forEach(file, taker);
        }
    }

    private static void forEach(Path file, Taker taker) throws SQLException {
        long number = 0;
        try (BoundedLines lines = new BoundedLines(file, LONGEST_LINE)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                RejectPlace place = new RejectPlace(file, ++number);
                if (!line.isBlank()) {
                    taker.take(RejectParser.parse(line, place), place);
                }
            }
        } catch (IOException e) {
            throw unreadable(file, (number == 0 ? "" : "After line " + number + ": ") + e, e);
        }
    }

    private static MigrateException unreadable(Path path, String detail, @Nullable IOException e) {
        return failure(path, "cannot be read", detail, e);
    }

    private static MigrateException failure(Path path, String what, @Nullable String detail, @Nullable IOException e) {
        return new MigrateException(
                ErrorCode.FILE_UNREADABLE,
                "The reject file " + path + " " + what + ".",
                detail,
                "Name a file that a run wrote to copy.reject-dir, or that directory.",
                e);
    }
}
