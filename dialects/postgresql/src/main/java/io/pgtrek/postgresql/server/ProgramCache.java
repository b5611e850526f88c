package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The per-user directory of unpacked programs, {@code pgtrek/<name>} below the user's cache directory.
 *
 * <p>A program is unpacked beside its place and then renamed, so threads and processes may ask at the same time and
 * nobody sees half a program. One that lost files since (temporary directories get swept) is unpacked again.
 */
public final class ProgramCache {

    /** Fills an empty directory with a program. */
    @FunctionalInterface
    public interface Unpacker {
        void unpack(Path emptyDirectory) throws IOException;
    }

    private static final Set<PosixFilePermission> OPEN = PosixFilePermissions.fromString("rwxr-xr-x");

    private final Path base;

    private ProgramCache(Path base) {
        this.base = base;
    }

    /** The cache of the current user. */
    public static ProgramCache ofUser() {
        return new ProgramCache(CacheLocation.choose());
    }

    static ProgramCache at(Path base) {
        return new ProgramCache(base);
    }

    /**
     * The directory of the named program, unpacked when it isn't there yet.
     *
     * @param name relative path, one per content, such as {@code mysql/5.5.9}
     * @param required files, relative to the program's directory, without which it is not whole
     */
    public Path program(String name, List<String> required, Unpacker unpacker) {
        Path place = base.resolve(name);
        try {
            if (!isWhole(place, required)) {
                publish(fill(place, unpacker), place, required);
            }
            return place;
        } catch (IOException e) {
            throw new EmbeddedServerException(
                    "The program " + name + " could not be unpacked into " + place + ": " + Reason.of(e) + ".",
                    "Check that the disk has space; set XDG_CACHE_HOME to unpack elsewhere.",
                    e);
        }
    }

    private static boolean isWhole(Path place, List<String> required) {
        return required.stream().allMatch(file -> Files.exists(place.resolve(file)));
    }

    private static Path fill(Path place, Unpacker unpacker) throws IOException {
        Path parent = Files.createDirectories(place.resolveSibling(""));
        Path filling = Files.createTempDirectory(parent, place.getFileName() + ".part-");
        // Whatever the umask: the account that runs root's servers must be able to enter.
        Files.setPosixFilePermissions(parent, OPEN);
        Files.setPosixFilePermissions(filling, OPEN);
        try {
            unpacker.unpack(filling);
            return filling;
        } catch (IOException | RuntimeException e) {
            delete(filling);
            throw e;
        }
    }

    private static void publish(Path filled, Path place, List<String> required) throws IOException {
        try {
            Files.move(filled, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            if (isWhole(place, required)) {
                delete(filled);
            } else if (Files.exists(place)) {
                replace(filled, place);
            } else {
                throw e;
            }
        }
    }

    private static void replace(Path filled, Path place) throws IOException {
        Path broken = Files.createTempDirectory(place.resolveSibling(""), place.getFileName() + ".broken-");
        Files.move(place, broken, StandardCopyOption.ATOMIC_MOVE);
        try {
            Files.move(filled, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileAlreadyExistsException e) {
            delete(filled);
        }
        delete(broken);
    }

    /** Removes a directory and all in it; what vanishes meanwhile is no error. */
    static void delete(Path directory) throws IOException {
        try (Stream<Path> tree = Files.walk(directory)) {
            for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
