package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.copy.TestRows.Write;
import io.pgtrek.spi.UnconvertibleValueException;
import java.io.InputStream;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that stream through, and what happens when their row goes wrong on the way. */
class LargeValueIT {
    private static final Write NULL = sink -> sink.writeNull();

    @Test
    void aValueLargerThanTheHeapPassesThrough() throws SQLException {
        long length = 700L << 20;
        assertThat(Runtime.getRuntime().maxMemory()).isLessThan(length);
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.BYTEA, PgType.TEXT);
            SliceResult result = fixture.copy(
                    target,
                    List.of(row(1, NULL, "before"), row(2, stream('a', length), "beside"), row(3, NULL, "after")));

            assertThat(result.copied()).isEqualTo(3);
            assertThat(result.bytes()).isGreaterThan(length);
            assertThat(fixture.texts("SELECT c1 || c3 || coalesce(length(c2)::text, '') FROM t ORDER BY c1"))
                    .containsExactly("1before", "2beside" + length, "3after");
        }
    }

    @Test
    void aBadValueBehindALargeOneRejectsTheRowOnly() throws SQLException {
        long length = 3L << 20;
        Write bad = sink -> {
            throw new UnconvertibleValueException("bad");
        };
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.BYTEA, PgType.TEXT, PgType.BYTEA);
            fixture.copy(
                    target,
                    List.of(
                            List.of(integer(1), NULL, NULL, NULL),
                            List.of(integer(2), stream('a', length), bad, stream('b', length)),
                            List.of(integer(3), NULL, bad, stream('b', length)),
                            List.of(integer(4), stream('a', length), NULL, stream('b', length))));

            assertThat(fixture.texts("SELECT c1::text FROM t ORDER BY c1")).containsExactly("1", "4");
            assertThat(fixture.texts("SELECT count(*)::text FROM t WHERE c1 = 4 AND c2 = convert_to(repeat('a', "
                            + length + "), 'UTF8') AND c4 = convert_to(repeat('b', " + length + "), 'UTF8')"))
                    .containsExactly("1");
            RejectedValue size = new RejectedValue.LeftOut(length);
            assertThat(fixture.rejected.get(0).values().values())
                    .containsExactly(
                            new RejectedValue.Text("2"), size, new RejectedValue.SourceText("source text 3"), size);
            assertThat(fixture.rejected.get(1).values().values())
                    .containsExactly(
                            new RejectedValue.Text("3"), null, new RejectedValue.SourceText("source text 3"), size);
        }
    }

    @Test
    void theServersRefusalOfALargeTextRejectsTheRowOnly() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.TEXT, PgType.TEXT);
            SliceResult result = fixture.copy(
                    target,
                    List.of(
                            row(1, stream(0xFF, 2 << 20), "x"),
                            row(2, stream('x', 2 << 20), "x"),
                            row(3, stream(0, 100 << 20), "x")));

            assertThat(fixture.texts("SELECT c1 || ' ' || length(c2) FROM t")).containsExactly("2 " + (2 << 20));
            assertThat(result.rejected()).isEqualTo(2);
            assertThat(fixture.rejected)
                    .allSatisfy(row -> assertThat(row.column()).isEqualTo("s2"))
                    .allSatisfy(row -> assertThat(row.reason()).isEqualTo("invalid UTF-8"));
        }
    }

    @Test
    void aTextLongerThanItsColumnIsRejected() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.varchar(1 << 20), PgType.TEXT);
            fixture.copy(target, List.of(row(1, stream(' ', (1 << 20) + 1), "x"), row(2, NULL, "x")));

            assertThat(fixture.texts("SELECT c1::text FROM t")).containsExactly("2");
            assertThat(fixture.rejected)
                    .extracting(RejectedRow::reason)
                    .containsExactly("longer than 1048576 characters");
        }
    }

    @Test
    void moreThanPostgresHoldsIsRejected() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.BYTEA, PgType.TEXT);
            fixture.copy(target, List.of(row(1, stream('x', 1L << 30), "x"), row(2, NULL, "x")));

            assertThat(fixture.rejected).extracting(RejectedRow::reason).containsExactly("a value of more than 1 GB");
        }
    }

    @Test
    void aStreamOfAnotherLengthThanAnnouncedIsTheSourcesFailure() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.BYTEA);
            for (int announced : List.of(5, 2 << 20)) {
                for (int actual : List.of(announced - 1, announced + 1)) {
                    Write lie = sink -> sink.writeStream(new Repeated('x', actual), announced);
                    assertThatThrownBy(() -> fixture.copyValues(target, List.of(lie)))
                            .isInstanceOfSatisfying(
                                    MigrateException.class,
                                    e -> assertThat(e.code()).isEqualTo(ErrorCode.READ_FAILED));
                    assertThat(fixture.texts("SELECT 'usable'")).containsExactly("usable");
                }
            }
        }
    }

    @Test
    void memoryDoesNotGrowWithTheRows() throws SQLException {
        byte[] chunk = new byte[1_000];
        List<Write> row = List.of(sink -> sink.writeBytes(chunk, 0, chunk.length));
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.BYTEA);
            int rows = 600_000;
            assertThat(Runtime.getRuntime().maxMemory()).isLessThan((long) rows * chunk.length);

            assertThat(fixture.copy(target, Collections.nCopies(rows, row)).copied())
                    .isEqualTo(rows);
        }
    }

    private static List<Write> row(int id, Write value, String text) {
        return new ArrayList<>(List.of(integer(id), value, sink -> sink.writeText(text)));
    }

    private static Write integer(int value) {
        return sink -> sink.writeInt(value);
    }

    private static Write stream(int value, long length) {
        return sink -> sink.writeStream(new Repeated(value, length), length);
    }

    /** One byte, over and over. */
    private static final class Repeated extends InputStream {
        private final int value;
        private long left;

        Repeated(int value, long length) {
            this.value = value;
            this.left = length;
        }

        @Override
        public int read() {
            return left-- > 0 ? value : -1;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            if (left <= 0) {
                return -1;
            }
            int count = (int) Math.min(length, left);
            Arrays.fill(bytes, offset, offset + count, (byte) value);
            left -= count;
            return count;
        }
    }
}
