package io.pgtrek.cli.command;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.stream.Stream;

/** Writes files for the user, and never over one that is there. */
final class NewFiles {

    private NewFiles() {}

    /** Refuses a directory that holds something, before work begins. */
    static void requireEmpty(Path directory) {
        try (Stream<Path> content = Files.list(directory)) {
            if (content.findAny().isPresent()) {
                throw refused(directory + " is not empty.", "Name a new directory, or remove what is in it.");
            }
        } catch (NoSuchFileException e) {
            // it will be made
            return;
        } catch (NotDirectoryException e) {
            throw refused(directory + " is a file.", "Name a new directory.");
        } catch (IOException e) {
            throw failed(directory, e);
        }
    }

    /** Refuses a file that is there, before work begins. */
    static void requireNone(Path file) {
        if (Files.exists(file)) {
            throw exists(file);
        }
    }

    private static MigrateException exists(Path file) {
        return refused(file + " exists already.", "Name another file, or remove it.");
    }

    static void write(Path directory, Map<String, String> files) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw failed(directory, e);
        }
        files.forEach((name, text) -> write(directory.resolve(name), text));
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw exists(file);
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    private static MigrateException refused(String sentence, String hint) {
        return new MigrateException(ErrorCode.USAGE, sentence, null, hint);
    }

    private static MigrateException failed(Path path, IOException e) {
        return new MigrateException(ErrorCode.FILE_UNREADABLE, path + " cannot be written.", e.toString(), null, e);
    }
}
