package io.pgtrek.postgresql.copy;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyOut;

/**
 * Reads a query's rows by binary COPY, the bytes as they come from the server. Memory is bounded by the largest row.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.4">manual: COPY, binary format</a>
 */
public final class CopyOutRows {
    private static final int HEADER = 19;
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private final RowBytes rows;
    private byte[] pending = new byte[0];
    private boolean begun;
    private boolean ended;

    private CopyOutRows(RowBytes rows) {
        this.rows = rows;
    }

    /** Gives every row of the query to {@code rows}; an exception of theirs ends the COPY. @param select one SELECT, without semicolon */
    public static void read(Connection target, String select, RowBytes rows) throws SQLException {
        CopyOut copy = target.unwrap(PGConnection.class)
                .getCopyAPI()
                .copyOut("COPY (" + select + "\n) TO STDOUT (FORMAT binary)");
        try {
            CopyOutRows reader = new CopyOutRows(rows);
            for (byte[] bytes = copy.readFromCopy(); bytes != null; bytes = copy.readFromCopy()) {
                reader.take(bytes);
            }
            if (!reader.ended) {
                throw new SQLException("The COPY ended without its trailer.", "08006");
            }
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    /** A message holds one row, today; the protocol does not promise it. */
    private void take(byte[] message) {
        byte[] bytes = message;
        if (pending.length > 0) {
            bytes = Arrays.copyOf(pending, pending.length + message.length);
            System.arraycopy(message, 0, bytes, pending.length, message.length);
        }
        int at = begun ? 0 : HEADER;
        if (bytes.length >= at) {
            begun = true;
            at = whole(bytes, at);
        } else {
            at = 0;
        }
        pending = at == bytes.length ? new byte[0] : Arrays.copyOfRange(bytes, at, bytes.length);
    }

    /** Hands whole rows on. @return where the first incomplete one begins */
    private int whole(byte[] bytes, int from) {
        int at = from;
        while (!ended && at + Short.BYTES <= bytes.length) {
            int fields = (short) (bytes[at] << 8 | bytes[at + 1] & 0xFF);
            if (fields < 0) {
                ended = true;
                return bytes.length;
            }
            int end = end(bytes, at + Short.BYTES, fields);
            if (end < 0) {
                return at;
            }
            rows.row(bytes, at, end - at);
            at = end;
        }
        return at;
    }

    /** @return where the row ends; negative when it goes on in the next message */
    private static int end(byte[] bytes, int from, int fields) {
        int at = from;
        for (int i = 0; i < fields; i++) {
            if (bytes.length - at < Integer.BYTES) {
                return -1;
            }
            int length = (int) INT.get(bytes, at);
            at += Integer.BYTES;
            if (length > bytes.length - at) {
                return -1;
            }
            at += Math.max(0, length);
        }
        return at;
    }
}
