package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses where unpacked programs are kept: the first directory that can be written, that nobody else could have
 * prepared, and, for root, that the account which runs the server can enter ({@code /root} is usually closed).
 */
final class CacheLocation {

    private static final Set<PosixFilePermission> OTHERS_MAY_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private CacheLocation() {}

    static Path choose() {
        return candidates(
                        System.getenv("XDG_CACHE_HOME"),
                        Path.of(System.getProperty("user.home")),
                        Path.of(System.getProperty("java.io.tmpdir")))
                .filter(Path::isAbsolute)
                .filter(CacheLocation::isUsable)
                .findFirst()
                .orElseThrow(() -> new EmbeddedServerException(
                        "No directory was found to unpack PostgreSQL into.",
                        "Set XDG_CACHE_HOME to a directory that you may write."));
    }

    static Stream<Path> candidates(@Nullable String xdgCacheHome, Path home, Path temporary) {
        Stream<Path> xdg =
                xdgCacheHome == null || xdgCacheHome.isBlank() ? Stream.empty() : Stream.of(Path.of(xdgCacheHome));
        Stream<Path> system = User.isRoot() ? Stream.of(Path.of("/var/cache")) : Stream.empty();
        return Stream.of(
                        xdg.map(path -> path.resolve("pgtrek")),
                        Stream.of(home.resolve(".cache/pgtrek")),
                        system.map(path -> path.resolve("pgtrek")),
                        Stream.of(temporary.resolve("pgtrek-" + User.id())))
                .flatMap(paths -> paths);
    }

    private static boolean isUsable(Path path) {
        try {
            if (User.isRoot() && !Traversal.isOpenToAll(existing(path))) {
                return false;
            }
            Files.createDirectories(path.resolveSibling(""));
            makeOwn(path);
            return Files.isWritable(path) && isTrusted(path);
        } catch (IOException | SecurityException e) {
            return false;
        }
    }

    private static void makeOwn(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectory(path);
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private static boolean isTrusted(Path path) throws IOException {
        return User.id() == User.ownerOf(path)
                && Files.getPosixFilePermissions(path).stream().noneMatch(OTHERS_MAY_WRITE::contains);
    }

    private static Path existing(Path path) {
        Path at = path;
        while (!Files.exists(at)) {
            at = at.resolveSibling("").normalize();
        }
        return at;
    }
}
