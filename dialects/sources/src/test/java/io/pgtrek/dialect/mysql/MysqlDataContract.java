package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.testkit.TestServer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Slices, snapshots, streaming, and checks of the data. */
interface MysqlDataContract {

    TestServer server();

    @Test
    @DisplayName("case 25: keys equal only by collation are found before PostgreSQL refuses them")
    default void findsKeysEqualOnlyByCollation() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table cur(code varchar(10) primary key) engine=InnoDB charset utf8 collate utf8_general_ci",
                "insert into cur values ('abc'),('é'),('pad'),('same')",
                "create table px(id int primary key, code varchar(10), foreign key(code) references cur(code))"
                        + " engine=InnoDB charset utf8 collate utf8_general_ci",
                "insert into px values (1,'ABC'),(2,'e'),(3,'pad '),(4,'same'),(5,null)")) {
            assertThat(source.dataFindings())
                    .anyMatch(finding -> finding.startsWith("foreign-key-collation px.")
                            && finding.contains("(ABC)")
                            && finding.contains("(e)")
                            && finding.contains("(pad )")
                            && !finding.contains("same"))
                    .anyMatch(finding -> finding.startsWith("key-case-insensitive cur.PRIMARY"))
                    .noneMatch(finding -> finding.startsWith("foreign-key-orphans"));
        }
    }

    @Test
    @DisplayName("orphans that foreign_key_checks = 0 let in, ten of them shown")
    default void findsOrphans() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table p(a int, b int, primary key(a, b)) engine=InnoDB",
                "create table c(id int auto_increment primary key, a int, b int, constraint fk foreign key(a, b)"
                        + " references p(a, b)) engine=InnoDB",
                "insert into p values (1, 1)",
                "set foreign_key_checks = 0",
                "insert into c(a, b) values (1,1),(1,2),(null,9),(3,null),(4,1),(5,1),(6,1),(7,1),(8,1),(9,1),(10,1),"
                        + "(11,1),(12,1),(13,1)")) {
            assertThat(source.dataFindings())
                    .singleElement()
                    .satisfies(finding -> assertThat(finding)
                            .startsWith("foreign-key-orphans c.fk")
                            .contains("(1, 2)")
                            .endsWith("and more."));
        }
    }

    @Test
    default void findsForeignKeysToWhatIsNoKey() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "set @@session.foreign_key_checks = 1",
                "create table p(id int primary key, a int, key(a)) engine=InnoDB",
                "create table c(a int, constraint fk foreign key(a) references p(a)) engine=InnoDB")) {
            assertThat(source.dataFindings())
                    .singleElement()
                    .satisfies(finding -> assertThat(finding).startsWith("foreign-key-not-unique c.fk"));
        }
    }

    @Test
    @DisplayName("slices by key range are disjoint and complete, beyond 2^63 too")
    default void slicesByKey() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table s(id bigint unsigned primary key, pad char(200)) engine=MyISAM",
                "insert into s values (1,'a'),(2,'b'),(1000,'c'),(9223372036854775806,'d'),(18446744073709551615,'e')",
                "create table n(id int primary key, pad char(200)) engine=MyISAM",
                "insert into n values (-2147483648,'a'),(-1,'b'),(0,'c'),(5,'d'),(2147483647,'e')",
                "create table t(id varchar(9) primary key) engine=MyISAM",
                "insert into t values ('a'),('b')")) {
            for (String table : List.of("s", "n")) {
                List<Slice> slices = source.dialect().slicer().slice(source.connection(), source.table(table), 300);
                assertThat(slices.size()).isGreaterThan(2);
                assertThat(readSlices(source, table, slices)).hasSize(5).doesNotHaveDuplicates();
                assertThat(source.dialect().slicer().slice(source.connection(), source.table(table), 300))
                        .isEqualTo(slices);
            }
            assertThat(source.dialect().slicer().slice(source.connection(), source.table("t"), 1))
                    .containsExactly(new Slice(1, new SliceRange.Whole()));
        }
    }

    private static List<String> readSlices(LiveSource source, String table, List<Slice> slices) throws SQLException {
        List<String> ids = new ArrayList<>();
        for (Slice slice : slices) {
            ReadRequest request = new ReadRequest(
                    source.table(table).name(),
                    List.of(new Projection(Identifier.of("id"), "cast({} as char)")),
                    slice,
                    null,
                    10);
            try (RowCursor cursor = source.dialect().reader().open(source.connection(), request)) {
                while (cursor.next()) {
                    ids.add(cursor.row().getString(1));
                }
            }
        }
        return ids;
    }

    @Test
    default void readsOnePointInTime() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(), "create table t(id int primary key) engine=InnoDB", "insert into t values (1)")) {
            Table table = source.table("t");
            source.dialect().snapshots().begin(source.connection());
            source.database().execute("insert into t values (2)");
            assertThat(source.dialect().reader().count(source.connection(), table.name(), null))
                    .isEqualTo(1);
            source.connection().rollback();
            assertThat(source.dialect().reader().count(source.connection(), table.name(), "id > 1 -- why"))
                    .isEqualTo(1);
        }
    }

    @Test
    @DisplayName("streams more than the heap holds")
    default void streams() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table seed(id int primary key) engine=MyISAM",
                "insert into seed values (1)",
                "insert into seed select id + 1 from seed",
                "insert into seed select id + 2 from seed",
                "insert into seed select id + 4 from seed",
                "insert into seed select id + 8 from seed",
                "insert into seed select id + 16 from seed",
                "insert into seed select id + 32 from seed",
                "insert into seed select id + 64 from seed",
                "insert into seed select id + 128 from seed",
                "insert into seed select id + 256 from seed",
                "create view big as select a.id * 1000 + b.id as id, repeat('x', 3000) as pad from seed a, seed b")) {
            long heap = Runtime.getRuntime().maxMemory();
            ReadRequest request = new ReadRequest(
                    source.table("seed").name().withName(Identifier.of("big")),
                    List.of(new Projection(Identifier.of("pad"), ColumnMapping.PLAIN)),
                    new Slice(1, new SliceRange.Whole()),
                    null,
                    500);
            long bytes = 0;
            try (RowCursor cursor = source.dialect().reader().open(source.connection(), request)) {
                while (cursor.next()) {
                    bytes += Objects.requireNonNull(cursor.row().getBytes(1)).length;
                }
            }
            assertThat(bytes).isGreaterThan(heap);
        }
    }
}
