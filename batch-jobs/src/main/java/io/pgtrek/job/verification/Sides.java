package io.pgtrek.job.verification;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.verify.CanonicalRow;
import io.pgtrek.postgresql.verify.RowHashes;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.postgresql.verify.SourceData;
import io.pgtrek.postgresql.verify.TargetData;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Reads parts of tables from source and target. Safe for use by several threads. */
public final class Sides {

    private final Source source;
    private final SourcePool sources;
    private final DataSource target;

    public Sides(Source source, SourcePool sources, DataSource target) {
        this.source = source;
        this.sources = sources;
        this.target = target;
    }

    /**
     * Of the source.
     *
     * @param refused rows of the source that PostgreSQL cannot hold, and which are not in the hash
     */
    public record SourceHash(SliceHash hash, long refused) {}

    /** Hashes the part in the source, through the encoders that copy it. */
    public SourceHash source(Part part) throws SQLException {
        RowHashes hashes = new RowHashes(part.table().shape());
        long refused = readSource(part, hashes);
        return new SourceHash(hashes.result(), refused);
    }

    /** Hashes the part in the target. */
    public SliceHash target(Part part) throws SQLException {
        RowHashes hashes = new RowHashes(part.table().shape());
        readTarget(part, hashes);
        return hashes.result();
    }

    void readTarget(Part part, CanonicalRow rows) throws SQLException {
        try (Connection connection = target.getConnection()) {
            TargetData.read(connection, part.table().copy(), part.table().shape(), part.range(), rows);
        }
    }

    long readSource(Part part, CanonicalRow rows) throws SQLException {
        long refused = 0;
        for (Slice slice : part.slices()) {
            refused += readSource(part.table(), slice, rows);
        }
        return refused;
    }

    private long readSource(VerifiedTable table, Slice slice, CanonicalRow rows) throws SQLException {
        Connection connection = sources.lease();
        boolean fit = false;
        try (Connection types = target.getConnection()) {
            long refused = read(table, slice, connection, types, rows);
            fit = true;
            return refused;
        } finally {
            if (fit) {
                sources.giveBack(connection);
            } else {
                sources.discard(connection);
            }
        }
    }

    private long read(VerifiedTable table, Slice slice, Connection connection, Connection types, CanonicalRow rows) {
        try (RowCursor cursor =
                source.dialect().reader().open(connection, table.requests().apply(slice))) {
            return SourceData.read(types, table.copy(), table.shape(), cursor, rows);
        } catch (SQLException e) {
            throw failure(table.table().source().name(), SqlErrors.detail(e), e);
        } catch (UncheckedIOException e) {
            throw failure(table.table().source().name(), String.valueOf(e.getMessage()), e);
        }
    }

    private static MigrateException failure(QualifiedName table, String detail, Exception cause) {
        return new MigrateException(
                ErrorCode.READ_FAILED,
                "The rows of " + table + " could not be read from the source to be verified.",
                detail,
                "Verify again; the copied rows stay.",
                cause);
    }
}
