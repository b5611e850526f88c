package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A place in a reject file, for messages.
 *
 * @param number of the line, from 1
 */
record RejectPlace(Path file, long number) {

    /** The line is not what this program writes, or was broken by an editor. */
    MigrateException damaged(String what, @Nullable Throwable cause) {
        return new MigrateException(
                ErrorCode.REJECT_FILE_DAMAGED,
                "Line " + number + " of " + file + " cannot be used: " + what + ".",
                null,
                "Mend or remove the line; docs/rejects.md describes its form. Nothing was loaded.",
                cause);
    }

    /** The line is whole, but of something else. */
    MigrateException foreign(String what, String hint) {
        return new MigrateException(
                ErrorCode.REJECT_FILE_FOREIGN,
                "Line " + number + " of " + file + " does not belong to this run: " + what + ".",
                null,
                hint + " Nothing was loaded.");
    }
}
