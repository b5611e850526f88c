package io.pgtrek.jdbc;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** One value, its pieces read one by one. The source is asked with the first read. */
public final class PieceStream extends InputStream {

    private final Connection connection;
    private final String sql;
    private final byte[] single = new byte[1];
    private @Nullable PreparedStatement statement;
    private @Nullable ResultSet pieces;
    private InputStream piece = InputStream.nullInputStream();
    private long position = -1;

    /** @param sql selects position and bytes of each piece, in order */
    public PieceStream(Connection connection, String sql) {
        this.connection = connection;
        this.sql = sql;
    }

    @Override
    public int read() throws IOException {
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int read = piece.read(buffer, offset, length);
        while (read < 0) {
            if (!nextPiece()) {
                return -1;
            }
            read = piece.read(buffer, offset, length);
        }
        return read;
    }

    private boolean nextPiece() throws IOException {
        try {
            ResultSet results = pieces == null ? ask() : pieces;
            if (!results.next()) {
                return false;
            }
            requireOrder(results.getLong(1));
            InputStream next = results.getBinaryStream(2);
            if (next == null) {
                throw new IOException("the source gives NULL for a piece of a large value");
            }
            piece = next;
            return true;
        } catch (SQLException e) {
            throw new IOException("a large value cannot be read to its end: " + e.getMessage(), e);
        }
    }

    private ResultSet ask() throws SQLException {
        statement = connection.prepareStatement(sql, ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
        statement.setFetchSize(1);
        pieces = statement.executeQuery();
        return pieces;
    }

    private void requireOrder(long next) throws IOException {
        if (next <= position) {
            throw new IOException("the source gives the pieces of a large value out of order");
        }
        position = next;
    }

    @Override
    public void close() throws IOException {
        try (PreparedStatement closed = statement;
                ResultSet results = pieces) {
            piece = InputStream.nullInputStream();
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }
}
