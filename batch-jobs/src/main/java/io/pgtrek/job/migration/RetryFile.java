package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rows that were rejected again: a file with a number of its own, so that none that is there is ever changed. */
final class RetryFile implements AutoCloseable {

    private final Path directory;
    private @Nullable Path path;
    private @Nullable FileChannel channel;
    private @Nullable Writer writer;

    RetryFile(Path directory) {
        this.directory = directory;
    }

    void write(RejectLine line) {
        try {
            RejectLines.write(writer == null ? open() : writer, line);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private Writer open() throws IOException {
        Files.createDirectories(directory);
        FileChannel opened = create();
        channel = opened;
        Writer lines = Channels.newWriter(opened, StandardCharsets.UTF_8);
        writer = lines;
        return lines;
    }

    private FileChannel create() throws IOException {
        for (int number = 1; ; number++) {
            Path free = directory.resolve(String.format(Locale.ROOT, "retry-%03d.jsonl", number));
            try {
                FileChannel opened = FileChannel.open(free, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                path = free;
                return opened;
            } catch (FileAlreadyExistsException e) {
                // Taken by an earlier retry; the next number may be free.
                continue;
            }
        }
    }

    /** Another pass over the same lines begins: what was written is void. */
    void restart() {
        try {
            if (channel != null) {
                channel.truncate(0);
                channel.position(0);
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /** The file, safely on disk; empty, and gone, when nothing was rejected again. */
    Optional<Path> finish() {
        try {
            if (channel == null || path == null) {
                return Optional.empty();
            }
            channel.force(true);
            if (channel.size() == 0) {
                Files.delete(path);
                return Optional.empty();
            }
            return Optional.of(path);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    @Override
    public void close() {
        try {
            if (writer != null) {
                writer.close();
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private MigrateException unwritable(IOException e) {
        return new MigrateException(
                ErrorCode.FILE_UNREADABLE,
                "Rows that were rejected again cannot be written to " + directory + ".",
                e.toString(),
                "Check copy.reject-dir: the directory, its permissions, and space on the disk; then try again: what"
                        + " was loaded is not loaded twice.",
                e);
    }
}
