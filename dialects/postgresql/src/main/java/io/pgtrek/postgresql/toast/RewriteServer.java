package io.pgtrek.postgresql.toast;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;

/** Whether values of a server can be made anew at all; works on servers of any version. */
public record RewriteServer(int versionNumber, boolean standby, boolean lz4) {

    private static final StoredQuery SERVER = StoredQuery.beside(RewriteServer.class, "rewrite_server");

    public static RewriteServer read(Connection database) throws SQLException {
        return SERVER.list(
                        database,
                        row -> new RewriteServer(
                                row.getInt("version_number"), row.getBoolean("standby"), row.getBoolean("lz4")))
                .get(0);
    }

    /** @throws MigrateException PLAN_BLOCKED, saying why not */
    public void require(CompressionMethod wanted) {
        if (versionNumber < ToastServer.OLDEST_VERSION * 10_000) {
            throw blocked(
                    "PostgreSQL " + versionNumber / 10_000 + " knows one compression only; others came with 14.",
                    "Upgrade the server first: migrate preflight");
        }
        if (standby) {
            throw blocked("This server is a standby, which cannot be written to.", "Run on the primary.");
        }
        if (wanted == CompressionMethod.LZ4 && !lz4) {
            throw blocked(
                    "This server was built without LZ4.",
                    "Install a build with it (all packages of Debian, Red Hat and PGDG have it), or set to: pglz.");
        }
    }

    private static MigrateException blocked(String sentence, String hint) {
        return new MigrateException(ErrorCode.PLAN_BLOCKED, sentence, null, hint + " Nothing was touched.");
    }
}
