package io.pgtrek.dialect.sqlite;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The database file, looked at without the driver: SQLite would make a missing one, and its messages do not say what
 * is wrong with the others.
 *
 * @param directoryWritable whether this process may create files beside it
 * @see <a href="https://www.sqlite.org/fileformat.html">file format</a>
 */
record SqliteFile(Path path, boolean directoryWritable) {

    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int READ_VERSION_AT = 19;
    private static final int READ_VERSION_WAL = 2;

    /** @throws MigrateException where no file is there */
    static SqliteFile of(String name) {
        Path path = existing(name);
        Path directory = path.toAbsolutePath().getParent();
        return new SqliteFile(path, directory != null && Files.isWritable(directory));
    }

    private static Path existing(String name) {
        try {
            Path path = Path.of(name);
            if (!name.isEmpty() && Files.isRegularFile(path)) {
                return path;
            }
        } catch (InvalidPathException e) {
            throw unreachable("no file can have the name the source's URL gives", e.getReason(), e);
        }
        throw unreachable("SQLite file " + name + " does not exist or is not a file", null, null);
    }

    /**
     * The driver's URL.
     *
     * @throws MigrateException where the file is not a SQLite database or cannot be read as things stand
     */
    String url() {
        byte[] header = header();
        if (header.length > 0
                && !Arrays.equals(header, 0, Math.min(MAGIC.length, header.length), MAGIC, 0, MAGIC.length)) {
            throw unreachable(path + " is not a SQLite 3 database, or it is encrypted", null, null);
        }
        boolean wal = header.length > READ_VERSION_AT && header[READ_VERSION_AT] == READ_VERSION_WAL;
        return "jdbc:sqlite:" + path.toAbsolutePath().toUri() + (wal && !directoryWritable ? walMode() : "");
    }

    /**
     * A WAL database needs its -shm file, which SQLite creates even for readers. Where it can't, the file may be read
     * as immutable if the log holds nothing.
     *
     * @see <a href="https://www.sqlite.org/wal.html#read_only_databases">read-only databases</a>
     */
    private String walMode() {
        if (Files.exists(beside("-shm")) && Files.exists(beside("-wal"))) {
            return "";
        }
        if (size(beside("-wal")) > 0) {
            throw new MigrateException(
                    ErrorCode.SOURCE_UNREACHABLE,
                    path + " has a write-ahead log that cannot be read in a directory without write permission",
                    null,
                    "copy the file together with its -wal file to a directory you may write to");
        }
        return "?immutable=1";
    }

    boolean isEmpty() {
        return size(path) == 0;
    }

    private Path beside(String suffix) {
        return path.resolveSibling(path.getFileName() + suffix);
    }

    private byte[] header() {
        try (InputStream stream = Files.newInputStream(path)) {
            return stream.readNBytes(READ_VERSION_AT + 1);
        } catch (IOException e) {
            throw unreachable("SQLite file " + path + " cannot be read", e.toString(), e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            throw unreachable("SQLite file " + file + " cannot be read", e.toString(), e);
        }
    }

    private static MigrateException unreachable(String message, @Nullable String detail, @Nullable Throwable cause) {
        return new MigrateException(
                ErrorCode.SOURCE_UNREACHABLE, message, detail, "check source.url: sqlite:PATH", cause);
    }
}
