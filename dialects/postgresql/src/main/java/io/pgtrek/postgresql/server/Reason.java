package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words what an {@link IOException} means; some have the file's name as their whole message. */
final class Reason {

    private Reason() {}

    static String of(IOException e) {
        if (e instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + " does not exist";
        }
        if (e instanceof FileSystemException failed && failed.getReason() == null) {
            return e.getClass().getSimpleName() + " on " + failed.getFile();
        }
        return String.valueOf(e.getMessage());
    }
}
