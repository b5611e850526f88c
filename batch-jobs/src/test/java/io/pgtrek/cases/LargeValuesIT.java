package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that are read in pieces arrive as they are, by the same rules as small ones. */
class LargeValuesIT {

    private static final int PIECE = 4 << 20;
    private static final List<Integer> LENGTHS =
            List.of(0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE - 1, 2 * PIECE, 2 * PIECE + 1, 70_000_000);

    /** Characters of one to four bytes: pieces cut each of them somewhere. */
    private static final String MIXED = "repeat('aä€𝄞', %d)";

    private static TestDatabase filled(TestServer server, String... statements) {
        TestDatabase database = server.createDatabase();
        server.execute("set global max_allowed_packet = 1073741824");
        try {
            List<String> all = new ArrayList<>(List.of("set sql_mode = ''"));
            all.addAll(List.of(statements));
            database.execute(all.toArray(String[]::new));
        } finally {
            server.execute("set global max_allowed_packet = 67108864");
        }
        return database;
    }

    private static Migrating migrating(TestDatabase database) {
        return Migrating.from(database).schema(database.name(), "public");
    }

    @OnBothServers
    void bytesArriveAroundEveryBorder(TestServer server) {
        List<String> statements = new ArrayList<>();
        statements.add("create table f(id int primary key, b longblob, m mediumblob, note varchar(20))");
        for (int length : LENGTHS) {
            statements.add("insert into f values (" + length + ", concat(repeat('0123456789', " + length / 10
                    + "), left('abcdefghij', " + length % 10 + ")), " + (length > 9_000_000 ? "null" : "b") + ", 'n"
                    + length + "')");
        }
        TestDatabase source = filled(server, statements.toArray(String[]::new));

        Migrated migrated = migrating(source).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select id, length(b), md5(b), md5(m), note from f order by id"))
                .isEqualTo(Migrated.rows(source, "select id, length(b), md5(b), md5(m), note from f order by id"))
                .hasSameSizeAs(LENGTHS);
    }

    @OnBothServers
    void textArrivesWhateverItsCharacterSet(TestServer server) {
        TestDatabase source = filled(
                server,
                "create table t(id int primary key, a longtext character set utf8mb4, b longtext character set latin1,"
                        + " c longtext character set ucs2, d longtext character set utf8)",
                "insert into t values (1, " + MIXED.formatted(7_000_001) + ", repeat('é€x', 3000001),"
                        + " repeat('aä€', 2500001), repeat('aä€', 2500001))",
                "insert into t values (2, 'ä', 'é', '€', '€')",
                "insert into t values (3, null, repeat('é', 5000000), null, '')");
        String here = "select id, octet_length(convert(a using utf8mb4)), md5(convert(a using utf8mb4)),"
                + " md5(convert(b using utf8mb4)), md5(convert(c using utf8mb4)), md5(convert(d using utf8mb4))"
                + " from t order by id";

        Migrated migrated = migrating(source).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select id, octet_length(a), md5(a), md5(b), md5(c), md5(d) from t order by id"))
                .isEqualTo(Migrated.rows(source, here));
    }

    @OnBothServers
    void hostileKeysFindTheirRows(TestServer server) {
        TestDatabase source = filled(
                server,
                "create table `k``;\"`(`a'b` varchar(40) character set latin1 not null, `c\\d` varbinary(20) not null,"
                        + " e enum('x','y''z') not null, w decimal(10,3) not null, d datetime not null,"
                        + " pgtrek longtext, unique key u(`a'b`, `c\\d`, e, w, d))",
                "insert into `k``;\"` values ('', '', 'x', 0, 0, repeat('1', 5000000)),"
                        + " ('\\' or 1=1 -- ', x'0027ff', 'y''z', -1.5, '2020-01-02 03:04:05', repeat('2', 5000000)),"
                        + " ('é`\"\\\\\\n', x'5c', 'x', 12.345, '2020-02-30', repeat('3', 5000000)),"
                        + " ('small', '', 'x', 1, 0, 'small')");

        Migrated migrated = migrating(source).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select left(pgtrek, 1), length(pgtrek), length(\"a'b\") from \"k`;\"\"\" order by 1"))
                .containsExactly("1|5000000|0", "2|5000000|12", "3|5000000|5", "s|5|5");
    }

    @OnBothServers
    void keysOfEveryKindFindTheirRows(TestServer server) {
        List<String> statements = new ArrayList<>();
        List<String> types = List.of(
                "bigint unsigned|18446744073709551615",
                "float|0.1",
                "double|1e300",
                "date|'2020-02-02'",
                "time|'-12:34:56'",
                "timestamp|'2020-02-02 02:02:02'",
                "year|2020",
                "bit(9)|b'101010101'",
                "set('a','b')|'a,b'",
                "char(5)|'ab'",
                "binary(5)|'ab'",
                "decimal(30,10)|-0.5",
                "tinyint|-1");
        for (int i = 0; i < types.size(); i++) {
            String[] type = types.get(i).split("\\|");
            statements.add("create table t" + i + "(k " + type[0] + " not null primary key, v mediumtext)");
            statements.add("insert into t" + i + " values (" + type[1] + ", repeat('v', 4200000))");
        }
        Migrated migrated =
                migrating(filled(server, statements.toArray(String[]::new))).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        for (int i = 0; i < types.size(); i++) {
            assertThat(migrated.value("select length(v) from t" + i))
                    .as(types.get(i))
                    .isEqualTo("4200000");
        }
    }

    @OnBothServers
    void policiesHoldForLargeTexts(TestServer server) {
        String[] statements = {
            "create table t(id int primary key, v longtext character set utf8mb4, l longtext character set latin1)",
            "insert into t values (1, concat(repeat('ä', 3000000), char(0), 'x', char(0)), 'clean')",
            "insert into t values (2, 'clean', concat(repeat('x', 5000000), char(0)))",
            "insert into t values (3, 'clean', repeat(convert(x'c3a4' using latin1), 3000000))",
            "insert into t values (4, 'clean', concat(repeat('x', 5000000), convert(x'c3' using latin1)))",
        };
        TestDatabase source = filled(server, statements);
        ValuePolicy strip = new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKB, List.of("t.l"));
        ValuePolicy reject = new ValuePolicy(ZeroDates.NULL, NulBytes.REJECT, Spatial.WKB);

        Migrated stripped = migrating(source).values(strip).maxRejects(10).run();
        Migrated rejected = migrating(source).values(reject).maxRejects(10).run();

        assertThat(stripped.rows(
                        "select id, octet_length(v), right(v, 1), octet_length(l), right(l, 1) from t order by id"))
                .containsExactly("1|6000001|x|5|n", "2|5|n|5000000|x", "3|5|n|6000000|ä");
        assertThat(stripped.alterations("t"))
                .containsExactlyInAnyOrder(
                        "v: U+0000 removed from text: 1",
                        "l: U+0000 removed from text: 1",
                        "l: text bytes read in the character set a rule names: 1");
        assertThat(stripped.rejects()).singleElement().asString().contains("not valid UTF-8", "\"4\"");
        assertThat(rejected.rows("select id, octet_length(l) from t order by id"))
                .containsExactly("3|12000000", "4|5000002");
        assertThat(rejected.rejects())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).contains("U+0000"));
    }

    @OnBothServers
    void aTableWithoutKeyIsReadWhole(TestServer server) {
        TestDatabase source = filled(
                server,
                "create table t(n int, v longtext, unique key u(n))",
                "insert into t values (null, repeat('v', 9000000)), (null, repeat('w', 9000000))");

        Migrated migrated = migrating(source).run();

        assertThat(migrated.rows("select left(v, 1), length(v) from t order by 1"))
                .containsExactly("v|9000000", "w|9000000");
    }

    @OnBothServers
    void typesThatHoldNoLargeValueRejectItsRow(TestServer server) {
        TestDatabase source = filled(
                server,
                "create table t(id int primary key, v longtext, d longtext)",
                "insert into t values (1, '12', '[1]'), (2, concat(repeat(' ', 5000000), '12'), '[2]'),"
                        + " (3, '3', concat('[', repeat('1,', 3000000), '1]')), (4, '4', repeat('[', 5000000))");

        Migrated migrated = migrating(source)
                .cast("t.v", "integer")
                .cast("t.d", "jsonb")
                .maxRejects(2)
                .run();

        assertThat(migrated.rows("select id, v, jsonb_array_length(d) from t order by id"))
                .containsExactly("1|12|1", "3|3|3000001");
        assertThat(migrated.rejects()).hasSize(2);
    }

    @Test
    void sqliteValuesArriveAroundEveryBorder() {
        SqliteSource source = SqliteSource.of(
                "create table t(id integer primary key, t text, b blob, \"p\" text)",
                "create table w(\"k'\"\"\" text, n real, b blob, oid int, primary key(\"k'\"\"\", n)) without rowid");
        for (int length : List.of(1, 1 << 20, (1 << 20) + 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE + 1, 20_000_000)) {
            source.execute(
                    "insert into t values (" + length + ", replace(printf('%.*c', " + length / 10
                            + ", 'x'), 'x', 'aä€𝄞'), randomblob(" + length + "), 'p')",
                    "insert into w values (cast(x'2700' as text) || 'ä''' || " + length + ", 0.1 + " + length
                            + ", zeroblob(" + length + "), 1)");
        }
        source.execute("insert into t values (0, null, 'text of the blob', 'end')");

        Migrated migrated = source.migrating().run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows(
                        "select id, octet_length(t), octet_length(b), left(md5(t), 0) || p from t order by id"))
                .isEqualTo(Migrated.rows(
                        new TestDatabase("main", "jdbc:sqlite:" + source.file()),
                        "select id, octet_length(t), octet_length(b), case when t is null then null else p end"
                                + " from t order by id"));
        assertThat(migrated.value("select string_agg(distinct length(b)::text, ',' order by length(b)::text) from w"))
                .isEqualTo("1,1048576,1048577,20000000,4194303,4194304,4194305,8388609");
    }
}
