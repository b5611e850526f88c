package io.pgtrek.codec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Turns the names of an archive into paths below one directory, or refuses them. */
final class SafeDirectory {

    private final Path root;

    SafeDirectory(Path directory) throws IOException {
        this.root = directory.toRealPath();
    }

    /** The path that an entry of this name is written to; none of its parents is a link. */
    Path resolve(String name) throws IOException {
        Path path = inside(root.resolve(name).normalize(), name);
        for (Path parent = path.getParent(); parent != null && !parent.equals(root); parent = parent.getParent()) {
            if (Files.isSymbolicLink(parent)) {
                throw new IOException("The archive entry '" + name + "' lies behind a symbolic link.");
            }
        }
        return path;
    }

    /**
     * What a symbolic link at {@code link} may point to: a relative path that stays inside. It is normalised, because
     * {@code link/..} behind another link means something else to the kernel than to us.
     */
    Path linkTarget(Path link, String name) throws IOException {
        Path target = Path.of(name).normalize();
        inside(parentOf(link).resolve(target).normalize(), name);
        if (target.isAbsolute()) {
            throw new IOException("The archive holds a symbolic link to the absolute path '" + name + "'.");
        }
        return target;
    }

    Path parentOf(Path path) {
        Path parent = path.getParent();
        return parent == null || !parent.startsWith(root) ? root : parent;
    }

    private Path inside(Path path, String name) throws IOException {
        if (!path.startsWith(root)) {
            throw new IOException("The archive entry '" + name + "' leads out of the directory " + root + ".");
        }
        return path;
    }
}
