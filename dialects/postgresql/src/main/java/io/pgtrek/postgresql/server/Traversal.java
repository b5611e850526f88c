package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;

/** Says whether every account can get into a directory. */
final class Traversal {

    private Traversal() {}

    /** True when the directory and all above it have the execute bit for others. */
    static boolean isOpenToAll(Path directory) throws IOException {
        for (Path at = directory.toRealPath(); at != null; at = at.getParent()) {
            if (!Files.getPosixFilePermissions(at).contains(PosixFilePermission.OTHERS_EXECUTE)) {
                return false;
            }
        }
        return true;
    }
}
