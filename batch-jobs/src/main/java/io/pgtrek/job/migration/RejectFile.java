package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.repository.RejectFileEntry;
import io.pgtrek.job.repository.RejectLedger;
import io.pgtrek.postgresql.copy.RejectHandler;
import io.pgtrek.postgresql.copy.RejectedRow;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Rejected rows of one slice, one JSON object a line. The file appears with the first row and is on disk before the
 * slice commits; a slice that is copied again writes it anew, or removes it when nothing is rejected any more.
 */
final class RejectFile implements RejectHandler, AutoCloseable {

    private final Path path;
    private final RejectOrigin origin;
    private final RejectBudget budget;
    private @Nullable FileChannel channel;
    private @Nullable Writer writer;
    private long rows;

    RejectFile(Path path, RejectOrigin origin, RejectBudget budget) {
        this.path = path;
        this.origin = origin;
        this.budget = budget;
    }

    @Override
    public void reject(RejectedRow row) {
        try {
            Writer lines = writer == null ? open() : writer;
            RejectLines.write(lines, RejectLine.of(origin, rows + 1, row));
        } catch (IOException e) {
            throw unwritable(e);
        }
        budget.spend(row, path);
        rows++;
    }

    private Writer open() throws IOException {
        Files.createDirectories(path.toAbsolutePath().getParent());
        channel = FileChannel.open(
                path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        Writer opened = Channels.newWriter(channel, StandardCharsets.UTF_8);
        writer = opened;
        return opened;
    }

    /** Makes the disk show what was rejected; called right before the slice commits. */
    void force() {
        try {
            if (channel == null) {
                Files.deleteIfExists(path);
            } else {
                channel.force(true);
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /** As {@link #force}, and enters the file in the ledger, in the transaction that copied the slice. */
    void settle(Connection target) throws SQLException {
        force();
        new RejectLedger(origin.run())
                .replace(
                        target,
                        new RejectFileEntry(
                                origin.table().number(), origin.slice(), origin.token(), rows, origin.request()));
    }

    /** The slice was rolled back. Its lines stay to be looked at; rows rejected from now on replace them. */
    void rolledBack() {
        budget.giveBack(rows);
        rows = 0;
        close();
        writer = null;
        channel = null;
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
                "The reject file " + path + " cannot be written.",
                e.toString(),
                "Check copy.reject-dir: the directory, its permissions, and space on the disk.",
                e);
    }
}
