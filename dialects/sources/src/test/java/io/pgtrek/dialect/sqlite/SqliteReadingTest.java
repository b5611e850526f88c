package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.testkit.SharedSamples;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteReadingTest {

    @TempDir
    Path directory;

    private TestFile filled(int rows) throws SQLException {
        return TestFile.of(
                directory, "drop table if exists t", "create table t(id integer primary key, v text)", """
                with recursive n(i) as (select 1 union all select i + 1 from n where i < %d)
                insert into t select i, hex(randomblob(200)) from n""".formatted(
                                rows));
    }

    /** Rows and the most bytes of heap in use meanwhile. */
    private static long[] read(TestFile file) throws SQLException {
        Table table = file.table("t");
        List<Projection> columns =
                List.of(new Projection(Identifier.of("id"), "{}"), new Projection(Identifier.of("v"), "{}"));
        ReadRequest request = new ReadRequest(table.name(), columns, new Slice(1, new SliceRange.Whole()), null, 1000);
        long rows = 0;
        long most = 0;
        Runtime runtime = Runtime.getRuntime();
        try (Connection connection = file.connect();
                RowCursor cursor = file.dialect().reader().open(connection, request)) {
            while (cursor.next()) {
                assertThat((String) cursor.row().getObject(2)).hasSize(400);
                if (++rows % 20_000 == 0) {
                    System.gc();
                    most = Math.max(most, runtime.totalMemory() - runtime.freeMemory());
                }
            }
        }
        return new long[] {rows, most};
    }

    @Test
    void memoryDoesNotGrowWithTheTable() throws SQLException {
        long[] few = read(filled(20_000));
        long[] many = read(filled(200_000));
        assertThat(few[0]).isEqualTo(20_000);
        assertThat(many[0]).isEqualTo(200_000);
        assertThat(many[1]).isLessThan(few[1] + 8_000_000);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 5_000, 100_000, 100_000_000})
    void slicesByRowidWithoutGapOrOverlap(long bytes) throws SQLException {
        TestFile file =
                filled(500).with("insert into t values (-9223372036854775808, 'a'), (9223372036854775807, 'z')");
        Table table = file.table("t");
        try (Connection connection = file.connect()) {
            List<Slice> slices = file.dialect().slicer().slice(connection, table, bytes);
            long rows = 0;
            for (Slice slice : slices) {
                ReadRequest request = new ReadRequest(
                        table.name(), List.of(new Projection(Identifier.of("id"), "{}")), slice, null, 100);
                try (RowCursor cursor = file.dialect().reader().open(connection, request)) {
                    while (cursor.next()) {
                        rows++;
                    }
                }
            }
            assertThat(rows).isEqualTo(502);
            assertThat(slices.size() > 1).isEqualTo(bytes < 100_000_000);
        }
    }

    @Test
    void slicesWholeWhereThereIsNoRowidUnderAName() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table w(k text primary key, v) without rowid",
                "create table n(a int primary key)",
                "create table e(id integer primary key)",
                "insert into n values (1), (2)");
        try (Connection connection = file.connect()) {
            for (Table table : file.tables()) {
                assertThat(file.dialect().slicer().slice(connection, table, 1))
                        .containsExactly(new Slice(1, new SliceRange.Whole()));
            }
        }
    }

    @Test
    void asksMoreProbesThanOneStatementTakes() throws SQLException {
        TestFile file = TestFile.of(directory, "create table t(a)", "insert into t values (1), (2)");
        Map<String, String> probes = new LinkedHashMap<>();
        for (int i = 0; i < 3500; i++) {
            probes.put("p" + i, "sum(a + " + i + ")");
        }
        try (Connection connection = file.connect()) {
            Map<String, Long> answers =
                    file.dialect().reader().probe(connection, file.table("t").name(), null, probes);
            assertThat(answers).hasSize(3500).containsEntry("p0", 3L).containsEntry("p3499", 7001L);
        }
    }

    @Test
    void readsChinook() throws SQLException {
        TestFile file = TestFile.existing(SharedSamples.file("sqlite/Chinook_Sqlite.sqlite"));
        Catalog catalog = file.catalog();
        assertThat(catalog.findings()).isEmpty();
        assertThat(catalog.schemas().get(0).tables())
                .hasSize(11)
                .allSatisfy(table -> assertThat(table.primaryKey()).isNotNull());
        assertThat(file.types("Invoice"))
                .containsEntry("InvoiceId", "bigint")
                .containsEntry("InvoiceDate", "timestamp")
                .containsEntry("BillingCity", "varchar(40)")
                .containsEntry("Total", "numeric(10,2)");
        assertThat(file.values("Track", "UnitPrice"))
                .hasSize(3503)
                .noneMatch(v -> v.toString().startsWith("rejected"));
        try (Connection connection = file.connect()) {
            assertThat(file.dialect().dataChecker().check(connection, catalog)).isEmpty();
        }
    }

    @Test
    void readsEveryValueOfChinookWithoutReject() throws SQLException {
        TestFile file = TestFile.existing(SharedSamples.file("sqlite/Chinook_Sqlite.sqlite"));
        for (Table table : file.tables()) {
            for (String column : file.types(table.name().name().text()).keySet()) {
                assertThat(file.values(table.name().name().text(), column))
                        .noneMatch(value -> String.valueOf(value).startsWith("rejected"));
            }
        }
        assertThat(file.alterations()).isEmpty();
    }
}
