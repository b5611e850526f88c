package io.pgtrek.samples.benchmark;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.postgresql.copy.RowEncoder;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.ValueReader;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to encode a row of ten values of one kind in PostgreSQL's binary form. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EncoderBenchmark {

    private static final int COLUMNS = 10;
    private static final BigDecimal DECIMAL = new BigDecimal("12345678.90");
    private static final BigDecimal LONG_DECIMAL = new BigDecimal("123456789012345678901234567890.12345");
    private static final byte[] ASCII = "the quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8);
    private static final byte[] UMLAUTS = "größere Äpfel für süße Füchse — 漢字".getBytes(StandardCharsets.UTF_8);
    private static final String TEXT = new String(UMLAUTS, StandardCharsets.UTF_8);

    /** The kinds. */
    public enum Kind {
        INTEGER(PgType.INTEGER, (row, column, sink) -> sink.writeInt(column)),
        DATE(PgType.DATE, (row, column, sink) -> sink.writeDate(20_000 + column)),
        NUMERIC_LONG(new PgType.Numeric(10, 2), (row, column, sink) -> sink.writeNumeric(1_234_567_890L, 2)),
        NUMERIC_DECIMAL(new PgType.Numeric(10, 2), (row, column, sink) -> sink.writeNumeric(DECIMAL)),
        NUMERIC_WIDE(new PgType.Numeric(40, 5), (row, column, sink) -> sink.writeNumeric(LONG_DECIMAL)),
        UTF8_ASCII(PgType.TEXT, (row, column, sink) -> sink.writeUtf8(ASCII, 0, ASCII.length)),
        UTF8_UMLAUTS(PgType.TEXT, (row, column, sink) -> sink.writeUtf8(UMLAUTS, 0, UMLAUTS.length)),
        STRING(PgType.TEXT, (row, column, sink) -> sink.writeText(TEXT)),
        BYTES(PgType.BYTEA, (row, column, sink) -> sink.writeBytes(ASCII, 0, ASCII.length)),
        NULL(PgType.TEXT, (row, column, sink) -> sink.writeNull());

        private final PgType type;
        private final ValueReader reader;

        Kind(PgType type, ValueReader reader) {
            this.type = type;
            this.reader = reader;
        }
    }

    @Param
    private Kind kind;

    private RowEncoder encoder;
    private int size;
    private final SourceRow row = nothing(SourceRow.class);

    @Setup
    public void setUp() {
        CopyColumn column = new CopyColumn(Identifier.of("c"), Identifier.of("c"), kind.type, null, kind.reader);
        encoder = new RowEncoder(
                new CopyTarget(QualifiedName.of("public", "t"), Collections.nCopies(COLUMNS, column)),
                nothing(Connection.class),
                null);
    }

    @Benchmark
    public int row() throws SQLException {
        encoder.encode(row, (bytes, offset, length) -> size = length);
        return size;
    }

    /** The readers here bring their own values, and no type here is looked up in the target. */
    private static <T> T nothing(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            throw new IllegalStateException(method + " is not expected");
        }));
    }
}
