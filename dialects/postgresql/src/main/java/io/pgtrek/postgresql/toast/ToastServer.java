package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * What a server can do with TOAST.
 *
 * @param versionNumber {@code server_version_num}, e.g. 150018
 * @param lz4 whether it was built with LZ4
 * @param defaultCompression {@code default_toast_compression} of this session
 */
public record ToastServer(int versionNumber, boolean lz4, CompressionMethod defaultCompression) {

    /** Compression methods came with PostgreSQL 14. */
    public static final int OLDEST_VERSION = 14;

    private static final StoredQuery SERVER = StoredQuery.beside(ToastServer.class, "server");

    /** Of a server of at least {@link #OLDEST_VERSION}; an older one is refused by the query itself. */
    public static ToastServer read(Connection database) throws SQLException {
        return SERVER.list(
                        database,
                        row -> new ToastServer(
                                row.getInt("version_number"),
                                row.getBoolean("lz4"),
                                CompressionMethod.ofWord(row.getString("default_compression"))))
                .get(0);
    }
}
