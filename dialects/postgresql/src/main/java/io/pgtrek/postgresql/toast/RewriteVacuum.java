package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Makes the room of old versions free for new ones, in the table and its TOAST. */
public final class RewriteVacuum {

    /** What a large table may grow by at least: VACUUM costs more than less room is worth. */
    private static final long ENOUGH_BYTES = 75L << 20;

    private static final long LEAST_BYTES = 8L << 20;
    private static final int PART_OF_SMALL = 20;
    private static final int PART_OF_LARGE = 50;

    private RewriteVacuum() {}

    /**
     * Stored bytes after which a table is to be vacuumed, which is what it grows by: a twentieth of a small one, 2 % of a
     * large one, since VACUUM reads all its indexes each time.
     */
    public static long threshold(ToastTable table) {
        long size = table.bytes() + table.toastBytes();
        long small = Math.max(LEAST_BYTES, Math.min(ENOUGH_BYTES, size / PART_OF_SMALL));
        return Math.max(small, size / PART_OF_LARGE);
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
