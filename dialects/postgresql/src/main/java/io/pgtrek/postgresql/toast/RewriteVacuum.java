package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Makes the room of old versions free for new ones, in the table and its TOAST. */
public final class RewriteVacuum {

    /** Below, VACUUM costs more than the room is worth. */
    private static final long LEAST_BYTES = 75L << 20;

    private static final int PARTS = 50;

    private RewriteVacuum() {}

    /** Stored bytes after which a table is to be vacuumed: 2 % of what it takes, since VACUUM reads all its indexes. */
    public static long threshold(ToastTable table) {
        return Math.max(LEAST_BYTES, (table.bytes() + table.toastBytes()) / PARTS);
    }

    /**
     * Not in a transaction. Does not wait for others who vacuum or change the table.
     *
     * @return false when it was left for another time
     * @see <a href="https://www.postgresql.org/docs/current/sql-vacuum.html">TRUNCATE would lock out readers; without
     *     INDEX_CLEANUP, few dead rows stay</a>
     */
    public static boolean run(Connection database, ToastTable table) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute("VACUUM (SKIP_LOCKED, TRUNCATE OFF, INDEX_CLEANUP ON) "
                    + PostgresIdentifiers.RULES.quote(table.name()));
            return statement.getWarnings() == null;
        }
    }
}
