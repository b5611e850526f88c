package io.pgtrek.postgresql.copy;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.Collectors;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/** One running COPY of binary rows; cancelled when it is closed before its end. */
final class BinaryCopy implements AutoCloseable {
    private static final int MESSAGE = 1 << 16;

    /** Signature, flags, and no header extension. */
    private static final byte[] HEADER = {
        'P', 'G', 'C', 'O', 'P', 'Y', '\n', (byte) 0xFF, '\r', '\n', 0, 0, 0, 0, 0, 0, 0, 0, 0
    };

    private static final byte[] TRAILER = {(byte) 0xFF, (byte) 0xFF};

    private final CopyIn copy;

    private BinaryCopy(CopyIn copy) {
        this.copy = copy;
    }

    static BinaryCopy open(Connection target, String sql) throws SQLException {
        BinaryCopy copy =
                new BinaryCopy(target.unwrap(PGConnection.class).getCopyAPI().copyIn(sql));
        copy.copy.writeToCopy(HEADER, 0, HEADER.length);
        return copy;
    }

    /** Without a column list where there is no column: PostgreSQL then takes all that are not generated, i.e. none. */
    static String sql(CopyTarget target, boolean freeze) {
        PostgresIdentifiers rules = PostgresIdentifiers.RULES;
        String columns = target.columns().stream()
                .map(column -> rules.quote(column.name()))
                .collect(Collectors.joining(", ", " (", ")"));
        return "COPY " + rules.quote(target.table()) + (target.columns().isEmpty() ? "" : columns)
                + " FROM STDIN (FORMAT binary" + (freeze ? ", FREEZE)" : ")");
    }

    /** In messages of moderate size, since the driver looks for errors between them. */
    void write(byte[] bytes, int offset, int length) throws SQLException {
        for (int done = 0; done < length; done += MESSAGE) {
            copy.writeToCopy(bytes, offset + done, Math.min(MESSAGE, length - done));
        }
    }

    /** @return how many rows the server stored */
    long end() throws SQLException {
        copy.writeToCopy(TRAILER, 0, TRAILER.length);
        return copy.endCopy();
    }

    @Override
    public void close() throws SQLException {
        if (copy.isActive()) {
            copy.cancelCopy();
        }
    }
}
