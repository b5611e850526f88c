package io.pgtrek.samples.benchmark;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.postgresql.PGConnection;
import org.postgresql.copy.PGCopyOutputStream;

/**
 * The floor: what a loop costs that knows the three tables by heart and does nothing but read, encode and send. It has no
 * ledger, no rejects, no checks, no restart.
 */
final class BareLoop {

    private static final int BUFFER = 1 << 20;
    private static final long EPOCH = LocalDate.of(2000, 1, 1).toEpochDay();

    private final String source;
    private final String target;

    private BareLoop(String source, String target) {
        this.source = source;
        this.target = target;
    }

    /** Writes the current row. */
    private interface Row {
        void write(ResultSet row, Buffer out) throws SQLException;
    }

    /** Arguments: the ports of source and target. */
    public static void main(String[] args) throws Exception {
        BareLoop loop = new BareLoop(
                "jdbc:mariadb://127.0.0.1:" + args[0] + "/bench?user=root&sslMode=disable&useServerPrepStmts=true",
                "jdbc:postgresql://127.0.0.1:" + args[1] + "/bench?user=postgres");
        ExecutorService tables = Executors.newFixedThreadPool(2);
        List<Future<?>> running = List.of(
                tables.submit(() -> loop.copy("files", 2, BareLoop::file)),
                tables.submit(() -> loop.copy("salaries", 4, BareLoop::salary)),
                tables.submit(() -> loop.copy("products", 7, BareLoop::product)));
        for (Future<?> table : running) {
            table.get();
        }
        tables.shutdown();
    }

    private static void salary(ResultSet row, Buffer out) throws SQLException {
        out.int4(row.getInt(1));
        out.int4(row.getInt(2));
        out.date(row.getObject(3, LocalDate.class));
        out.date(row.getObject(4, LocalDate.class));
    }

    private static void product(ResultSet row, Buffer out) throws SQLException {
        out.int4(row.getInt(1));
        out.bytes(row.getBytes(2));
        out.bytes(row.getBytes(3));
        out.cents(row.getBigDecimal(4).unscaledValue().longValue());
        out.bytes(row.getBytes(5));
        out.bytes(row.getBytes(6));
        out.bytes8(row.getTimestamp(7).getTime() * 1000 - EPOCH * 86_400_000_000L);
    }

    private static void file(ResultSet row, Buffer out) throws SQLException {
        out.int4(row.getInt(1));
        out.bytes(row.getBytes(2));
    }

    private Void copy(String table, int columns, Row row) throws Exception {
        BlockingQueue<Buffer> free = new ArrayBlockingQueue<>(3);
        BlockingQueue<Buffer> full = new ArrayBlockingQueue<>(3);
        free.put(new Buffer());
        free.put(new Buffer());
        ExecutorService sender = Executors.newSingleThreadExecutor();
        Future<?> sent = sender.submit(() -> send(table, free, full));
        try (Connection connection = DriverManager.getConnection(source);
                Statement statement = connection.prepareStatement("select * from " + table)) {
            statement.setFetchSize(Integer.getInteger("benchmark.fetch", 2_000));
            ResultSet rows = ((java.sql.PreparedStatement) statement).executeQuery();
            Buffer out = free.take();
            while (rows.next()) {
                out.int2(columns);
                row.write(rows, out);
                if (out.size >= BUFFER) {
                    full.put(out);
                    out = free.take();
                }
            }
            full.put(out);
            full.put(Buffer.END);
        }
        sent.get();
        sender.shutdown();
        return null;
    }

    private Void send(String table, BlockingQueue<Buffer> free, BlockingQueue<Buffer> full) throws Exception {
        try (Connection connection = DriverManager.getConnection(target);
                OutputStream copy = new PGCopyOutputStream(
                        connection.unwrap(PGConnection.class), "copy bare." + table + " from stdin (format binary)")) {
            copy.write("PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1));
            for (Buffer buffer = full.take(); buffer != Buffer.END; buffer = full.take()) {
                copy.write(buffer.bytes, 0, buffer.size);
                buffer.size = 0;
                free.put(buffer);
            }
            copy.write(new byte[] {-1, -1});
        }
        return null;
    }

    private static final class Buffer {
        static final Buffer END = new Buffer();

        private byte[] bytes = new byte[BUFFER + (1 << 17)];
        private ByteBuffer view = ByteBuffer.wrap(bytes);
        private int size;

        void int2(int value) {
            view.putShort(size, (short) value);
            size += 2;
        }

        void int4(int value) {
            view.putInt(size, 4);
            view.putInt(size + 4, value);
            size += 8;
        }

        void bytes8(long value) {
            view.putInt(size, 8);
            view.putLong(size + 4, value);
            size += 12;
        }

        void date(LocalDate value) {
            int4((int) (value.toEpochDay() - EPOCH));
        }

        /** numeric(10,2): groups of four decimal digits. */
        void cents(long value) {
            int[] groups = {(int) (value / 100 / 10_000), (int) (value / 100 % 10_000), (int) (value % 100 * 100)};
            int start = size;
            size += 12;
            int first = groups[0] == 0 ? groups[1] == 0 ? 2 : 1 : 0;
            int last = groups[2] == 0 ? groups[1] == 0 ? 0 : 1 : 2;
            int count = 0;
            for (int i = first; i <= last; i++, count++) {
                int2(groups[i]);
            }
            view.putInt(start, 8 + 2 * count);
            view.putShort(start + 4, (short) count);
            view.putShort(start + 6, (short) (count == 0 ? 0 : 1 - first));
            view.putShort(start + 8, (short) 0);
            view.putShort(start + 10, (short) 2);
        }

        void bytes(byte[] value) {
            if (value == null) {
                view.putInt(size, -1);
                size += 4;
                return;
            }
            if (bytes.length - size < value.length + 64) {
                bytes = java.util.Arrays.copyOf(bytes, bytes.length * 2);
                view = ByteBuffer.wrap(bytes);
            }
            view.putInt(size, value.length);
            System.arraycopy(value, 0, bytes, size + 4, value.length);
            size += 4 + value.length;
        }
    }
}
