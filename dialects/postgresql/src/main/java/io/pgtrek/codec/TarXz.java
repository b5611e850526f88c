package io.pgtrek.codec;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * Unpacks a {@code .tar.xz} stream into a directory.
 *
 * <p>Directories and executables get mode 755, other files 644, whatever the umask. Nothing is ever written outside the
 * directory: a name, a symbolic link or a hard link that leads out of it ends the unpacking with an
 * {@link IOException}, as does any entry that is no file, directory or link. What was unpacked until then stays, so
 * unpack into a directory that may be thrown away.
 */
public final class TarXz {

    private static final Set<PosixFilePermission> EXECUTABLE = PosixFilePermissions.fromString("rwxr-xr-x");
    private static final Set<PosixFilePermission> PLAIN = PosixFilePermissions.fromString("rw-r--r--");
    private static final int ANY_EXECUTE_BIT = 0111;

    private final SafeDirectory target;

    private TarXz(SafeDirectory target) {
        this.target = target;
    }

    /** Reads {@code archive} to its end, without closing it; {@code directory} is created when it is missing. */
    public static void unpack(InputStream archive, Path directory) throws IOException {
        Files.createDirectories(directory);
        new TarXz(new SafeDirectory(directory)).unpack(archive);
    }

    private void unpack(InputStream archive) throws IOException {
        TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(archive));
        for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
            write(entry, tar);
        }
    }

    private void write(TarArchiveEntry entry, InputStream content) throws IOException {
        Path path = target.resolve(entry.getName());
        if (entry.isDirectory()) {
            makeDirectories(path);
        } else {
            makeDirectories(target.parentOf(path));
            writeLeaf(entry, path, content);
        }
    }

    private void writeLeaf(TarArchiveEntry entry, Path path, InputStream content) throws IOException {
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(path, target.linkTarget(path, entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.createLink(path, target.resolve(entry.getLinkName()));
        } else if (entry.isFile() && !isDevice(entry)) {
            Files.copy(content, path);
            Files.setPosixFilePermissions(path, isExecutable(entry) ? EXECUTABLE : PLAIN);
        } else {
            throw new IOException("The archive entry '" + entry.getName() + "' is no file, directory or link.");
        }
    }

    private void makeDirectories(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            makeDirectories(target.parentOf(path));
            Files.createDirectory(path);
        }
        Files.setPosixFilePermissions(path, EXECUTABLE);
    }

    /** The library calls everything a file that is neither directory nor link. */
    private static boolean isDevice(TarArchiveEntry entry) {
        return entry.isFIFO() || entry.isBlockDevice() || entry.isCharacterDevice();
    }

    private static boolean isExecutable(TarArchiveEntry entry) {
        return (entry.getMode() & ANY_EXECUTE_BIT) != 0;
    }
}
