package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.TestServer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Values of every type, as they reach the sink. */
interface MysqlValuesContract {

    TestServer server();

    @Test
    @DisplayName("case 1: zero date in a NOT NULL column becomes NULL, counted, and NOT NULL goes")
    default void replacesZeroDates() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table visit(id int primary key, d date not null)",
                "insert into visit values (1,'2001-02-03'),(2,'0000-00-00'),(3,'2009-12-04')")) {
            assertThat(source.rows("visit"))
                    .containsExactly(
                            List.of("1", "2001-02-03"), List.of("2", "NULL <ZERO_DATE>"), List.of("3", "2009-12-04"));
            ColumnMapping mapping = source.mapped("visit", "d");
            assertThat(mapping.forceNullable()).isTrue();
            assertThat(mapping.findings()).extracting("code").containsExactly("zero-dates-not-null");
        }
    }

    @Test
    @DisplayName("case 2: partial dates follow the same policy")
    default void treatsPartialDatesAlike() throws SQLException {
        String[] table = {
            "create table born(id int primary key, d date, t datetime, s timestamp null)",
            "insert into born values (1,'2011-00-00','2011-00-00 01:02:03','0000-00-00')",
            "insert into born values (2,'2011-05-00','0000-00-00',null),(3,'2011-05-06','2011-05-06 23:59:59',null)",
            "set sql_mode = 'ALLOW_INVALID_DATES'",
            "insert into born values (4,'2011-02-31','2011-02-31 00:00:00',null)",
        };
        ValuePolicy reject = new ValuePolicy(ZeroDates.REJECT, NulBytes.STRIP, Spatial.WKB);
        ValuePolicy epoch = new ValuePolicy(ZeroDates.EPOCH, NulBytes.STRIP, Spatial.WKB);
        String nil = "NULL <ZERO_DATE>";
        String refused = "!year, month or day is zero, or no such day";
        try (LiveSource source = LiveSource.create(server(), table)) {
            assertThat(source.rows("born"))
                    .containsExactly(
                            List.of("1", nil, nil, nil),
                            List.of("2", nil, nil, "NULL"),
                            List.of("3", "2011-05-06", "2011-05-06T23:59:59", "NULL"),
                            List.of("4", nil, nil, "NULL"));
        }
        try (LiveSource source = LiveSource.create(server(), reject, table)) {
            assertThat(source.rows("born").get(0)).containsExactly("1", refused, refused, refused);
        }
        try (LiveSource source = LiveSource.create(server(), epoch, table)) {
            assertThat(source.rows("born").get(1))
                    .containsExactly("2", "1970-01-01 <ZERO_DATE>", "1970-01-01T00:00 <ZERO_DATE>", "NULL");
        }
    }

    @Test
    @DisplayName("case 1: a zero date in a primary key is rejected, since NULL cannot stand there")
    default void rejectsZeroDatesInPrimaryKeys() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(), "create table k(d date primary key)", "insert into k values ('0000-00-00')")) {
            assertThat(source.rows("k")).containsExactly(List.of("!year, month or day is zero, or no such day"));
            assertThat(source.mapped("k", "d").forceNullable()).isFalse();
        }
    }

    @Test
    @DisplayName("case 4: a bigint unsigned key and what refers to it are both bigint")
    default void keepsBigintOnBothSides() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table acct(id bigint unsigned not null auto_increment primary key, parent bigint unsigned,"
                        + " key(parent), constraint fk_p foreign key(parent) references acct(id)) engine=InnoDB",
                "insert into acct(parent) values (null)",
                "insert into acct(parent) values (1)")) {
            assertThat(source.type("acct", "id")).isEqualTo("bigint");
            assertThat(source.type("acct", "parent")).isEqualTo("bigint");
            assertThat(source.rows("acct")).containsExactlyInAnyOrder(List.of("1", "NULL"), List.of("2", "1"));
            assertThat(source.mapped("acct", "id").findings().get(0).message()).contains("The largest value now is 2");
        }
    }

    @Test
    @DisplayName("case 5: a value above 2^63-1 makes numeric(20)")
    default void widensBigintUnsigned() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table big(id bigint unsigned auto_increment primary key)",
                "insert into big values (18446744073709551614)")) {
            assertThat(source.type("big", "id")).isEqualTo("numeric(20,0)");
            assertThat(source.rows("big")).containsExactly(List.of("18446744073709551614"));
            assertThat(source.as("big", "id", PgType.BIGINT)).containsExactly("!above 9223372036854775807");
        }
    }

    @Test
    @DisplayName("case 7: tinyint(1) becomes boolean only if the data allows")
    default void decidesTinyintByData() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table task(id int primary key, prio tinyint(1), done bool, other tinyint(1) default 2)",
                "insert into task values (1,0,0,0),(2,2,1,1),(3,-1,null,0),(4,null,1,1)")) {
            assertThat(source.type("task", "prio")).isEqualTo("smallint");
            assertThat(source.type("task", "done")).isEqualTo("boolean");
            assertThat(source.type("task", "other")).isEqualTo("smallint");
            assertThat(source.rows("task"))
                    .containsExactly(
                            List.of("1", "0", "false", "0"),
                            List.of("2", "2", "true", "1"),
                            List.of("3", "-1", "NULL", "0"),
                            List.of("4", "NULL", "true", "1"));
            assertThat(source.as("task", "prio", PgType.BOOLEAN))
                    .containsExactly("false", "!neither 0 nor 1", "!neither 0 nor 1", "NULL");
        }
    }

    @Test
    @DisplayName("case 8: bit columns keep their leading zeros")
    default void readsBits() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table mask(id int primary key, b1 bit(1), b8 bit(8), b64 bit(64), b11 bit(11))",
                "insert into mask values (1,b'0',b'1',~0,b'101'),(2,b'1',255,1,2047),(3,null,null,null,null)")) {
            assertThat(source.rows("mask"))
                    .containsExactly(
                            List.of("1", "false", "B'00000001'", "B'" + "1".repeat(64) + "'", "B'00000000101'"),
                            List.of("2", "true", "B'11111111'", "B'" + "0".repeat(63) + "1'", "B'11111111111'"),
                            List.of("3", "NULL", "NULL", "NULL", "NULL"));
            assertThat(source.as("mask", "b8", PgType.BIGINT)).containsExactly("1", "255", "NULL");
            assertThat(source.as("mask", "b64", PgType.BIGINT).get(0)).startsWith("!");
        }
    }

    @Test
    @DisplayName("case 11: an invalid enum member becomes NULL, counted")
    default void replacesInvalidEnumMembers() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table job(id int primary key, st enum('new','done') not null)",
                "insert into job values (1,'new'),(2,'bogus')")) {
            assertThat(source.rows("job")).containsExactly(List.of("1", "new"), List.of("2", "NULL <ENUM_INVALID>"));
            assertThat(source.mapped("job", "st").forceNullable()).isTrue();
            assertThat(source.as("job", "st", PgType.TEXT)).containsExactly("new", "");
        }
    }

    @Test
    @DisplayName("case 13: a set becomes an array that a check keeps to its members")
    default void readsSets() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table perm(id int primary key, tags set('x','y''s','z'))",
                "insert into perm values (1,'z,x'),(2,''),(3,null)")) {
            assertThat(source.rows("perm"))
                    .containsExactly(List.of("1", "{x,z}"), List.of("2", "{}"), List.of("3", "NULL"));
            assertThat(source.type("perm", "tags")).isEqualTo("text[]");
            assertThat(source.mapped("perm", "tags").check()).isEqualTo("{} <@ array['x', 'y''s', 'z']::text[]");
        }
    }

    @Test
    @DisplayName("case 17: geometries arrive without the SRID prefix, as WKB, WKT or EWKB")
    default void readsGeometries() throws SQLException {
        String[] table = {
            "create table spot(id int primary key, p point not null, mp multipolygon)",
            "insert into spot values (1,GeomFromText('POINT(1 2)',4326),"
                    + "GeomFromText('MULTIPOLYGON(((0 0,0 1.5,1 1,0 0)))')),(2,point(1,2),null)",
        };
        try (LiveSource source = LiveSource.create(server(), table)) {
            assertThat(source.rows("spot").get(1))
                    .containsExactly("2", "\\x0101000000000000000000f03f0000000000000040", "NULL");
            assertThat(source.mapped("spot", "p").findings()).extracting("code").contains("geometry-without-type");
            assertThat(source.as("spot", "mp", PgType.TEXT))
                    .containsExactly("MULTIPOLYGON(((0 0,0 1.5,1 1,0 0)))", "NULL");
        }
        ValuePolicy postgis = new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.POSTGIS);
        try (LiveSource source = LiveSource.create(server(), postgis, table)) {
            assertThat(source.type("spot", "p")).isEqualTo("geometry(Point,0)");
            assertThat(source.rows("spot").get(0).get(1))
                    .isEqualTo("\\x0101000020e6100000000000000000f03f0000000000000040");
        }
    }

    @Test
    @DisplayName("case 19: UTF-8 in latin1 columns is detected, and read as such on request")
    default void detectsUtf8InLatin1() throws SQLException {
        String[] table = {
            "create table old(id int primary key, s varchar(20), t varchar(20)) charset latin1",
            "insert into old values (1, convert(convert(_utf8 0x636166c3a9 using binary) using latin1), 'plain')",
            "insert into old values (2, 'plain', convert(_latin1 0xe9e8 using latin1))",
        };
        try (LiveSource source = LiveSource.create(server(), table)) {
            assertThat(source.mapped("old", "s").findings()).extracting("code").containsExactly("text-double-encoded");
            assertThat(source.mapped("old", "t").findings()).isEmpty();
            assertThat(source.rows("old").get(0)).containsExactly("1", "cafÃ©", "plain");
        }
        ValuePolicy policy = new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKB, List.of("old.s"));
        try (LiveSource source = LiveSource.create(server(), policy, table)) {
            assertThat(source.rows("old"))
                    .containsExactly(List.of("1", "café <REENCODED>", "plain"), List.of("2", "plain", "éè"));
        }
    }

    @Test
    @DisplayName("case 20: U+0000 in text is removed and counted, or the row rejected")
    default void treatsNulByPolicy() throws SQLException {
        String[] table = {
            "create table tok(id int primary key, s varchar(20))",
            "insert into tok values (1,concat('a',char(0),'b')),(2,'plain')",
        };
        try (LiveSource source = LiveSource.create(server(), table)) {
            assertThat(source.rows("tok")).containsExactly(List.of("1", "ab <NUL_REMOVED>"), List.of("2", "plain"));
        }
        ValuePolicy reject = new ValuePolicy(ZeroDates.NULL, NulBytes.REJECT, Spatial.WKB);
        try (LiveSource source = LiveSource.create(server(), reject, table)) {
            assertThat(source.rows("tok").get(0)).containsExactly("1", "!text holds the character U+0000");
        }
    }

    @Test
    @DisplayName("case 22: time that leaves the day becomes interval")
    default void readsLongTimes() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table shift(id int primary key, span time, t time)",
                "insert into shift values (1,'838:59:59','24:00:00'),(2,'-01:30:00','00:00:00'),(3,'23:59:59',null)")) {
            assertThat(source.type("shift", "span")).startsWith("interval");
            assertThat(source.type("shift", "t")).startsWith("time");
            assertThat(source.rows("shift"))
                    .containsExactly(
                            List.of("1", "0 mons 0 days 3020399000000 us", "24:00"),
                            List.of("2", "0 mons 0 days -5400000000 us", "00:00"),
                            List.of("3", "0 mons 0 days 86399000000 us", "NULL"));
        }
    }

    @Test
    @DisplayName("case 23: year becomes smallint and keeps 0")
    default void readsYears() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table wine(id int primary key, y year)",
                "insert into wine values (1,2024),(2,0),(3,1901),(4,2155)")) {
            assertThat(source.type("wine", "y")).isEqualTo("smallint");
            assertThat(source.rows("wine")).extracting(row -> row.get(1)).containsExactly("2024", "0", "1901", "2155");
        }
    }

    @Test
    @DisplayName("case 41: decimals keep every digit, floats pick up no noise")
    default void keepsDigits() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table num(id int primary key, f float, d double, n decimal(65,30), u decimal(5,2) unsigned)",
                "insert into num values (1,0.1,1e308,"
                        + "12345678901234567890123456789012345.123456789012345678901234567890,-1.5)",
                "insert into num values (2,16777216,-0.1,-0.000000000000000000000000000001,999.99)")) {
            assertThat(source.rows("num"))
                    .containsExactly(
                            List.of(
                                    "1",
                                    "0.1",
                                    "1.0E308",
                                    "12345678901234567890123456789012345.123456789012345678901234567890",
                                    "0.00"),
                            List.of("2", "1.6777216E7", "-0.1", "-0.000000000000000000000000000001", "999.99"));
            assertThat(source.type("num", "n")).isEqualTo("numeric(65,30)");
            assertThat(source.as("num", "f", PgType.DOUBLE)).containsExactly("0.1", "1.6777216E7");
            assertThat(source.as("num", "u", PgType.numeric(4, 1)))
                    .containsExactly("0.0", "!more digits than numeric(4,1) holds");
        }
    }

    @Test
    default void readsIntegersOfAllWidths() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table i(a tinyint, b tinyint unsigned, c smallint, d smallint unsigned, e mediumint,"
                        + " f mediumint unsigned, g int, h int unsigned, i bigint)",
                "insert into i values (-128,255,-32768,65535,-8388608,16777215,-2147483648,4294967295,"
                        + "-9223372036854775808)")) {
            assertThat(source.rows("i"))
                    .containsExactly(List.of(
                            "-128",
                            "255",
                            "-32768",
                            "65535",
                            "-8388608",
                            "16777215",
                            "-2147483648",
                            "4294967295",
                            "-9223372036854775808"));
            assertThat(List.of(
                            source.type("i", "b"), source.type("i", "d"), source.type("i", "f"), source.type("i", "h")))
                    .containsExactly("smallint", "integer", "integer", "bigint");
        }
    }

    @Test
    default void readsTextAndBytes() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table t(c char(5), v varchar(9), x text, b binary(3), w varbinary(9), l longblob) charset utf8mb4",
                "insert into t values ('a ', 'b ', 'añ😀', 'a', 0x00ff, 0x)".replace("0x)", "'')"))) {
            assertThat(source.rows("t")).containsExactly(List.of("a", "b ", "añ😀", "\\x610000", "\\x00ff", "\\x"));
            assertThat(List.of(source.type("t", "c"), source.type("t", "v"), source.type("t", "x")))
                    .containsExactly("varchar(5)", "varchar(9)", "text");
            assertThat(source.as("t", "x", PgType.varchar(2))).containsExactly("!longer than 2 characters");
            assertThat(source.as("t", "w", PgType.TEXT)).containsExactly("!the bytes are not valid UTF-8");
        }
    }

    @Test
    @DisplayName("timestamps arrive as UTC whatever the server's and the JVM's zones are")
    default void readsTimestampsAsUtc() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "set time_zone = '+05:30'",
                "create table m(ts timestamp null, dt datetime)",
                "insert into m values ('2020-06-01 12:00:00','2020-06-01 12:00:00')")) {
            assertThat(source.rows("m")).containsExactly(List.of("2020-06-01T06:30", "2020-06-01T12:00"));
            assertThat(source.type("m", "ts")).isEqualTo("timestamp(0) with time zone");
            assertThat(source.type("m", "dt")).isEqualTo("timestamp(0)");
        }
    }

    @Test
    default void carriesColumnsIntoTypesOfTheUsersChoice() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table r(u char(36), b binary(16), y enum('Y','N'), n varchar(9), e int, d datetime, big int)",
                "insert into r values ('0f8fad5b-d9cb-469f-a165-70867728950e',"
                        + "0x0f8fad5bd9cb469fa16570867728950e,'Y',' 12 ',86400,'2020-01-02 00:00:00',40000)",
                "insert into r values ('x','short','N','',null,'2020-01-02 10:00:00',1)")) {
            assertThat(source.as("r", "u", PgType.UUID))
                    .containsExactly("0f8fad5b-d9cb-469f-a165-70867728950e", "!not a UUID");
            assertThat(source.as("r", "b", PgType.UUID).get(0)).isEqualTo("0f8fad5b-d9cb-469f-a165-70867728950e");
            assertThat(source.as("r", "y", PgType.BOOLEAN)).containsExactly("true", "false");
            assertThat(source.as("r", "n", PgType.INTEGER)).containsExactly("12", "NULL <EMPTY_TO_NULL>");
            assertThat(source.as("r", "e", new PgType.Temporal(PgType.TemporalKind.TIMESTAMPTZ, null)))
                    .containsExactly("1970-01-02T00:00 <EPOCH_CONVERTED>", "NULL");
            assertThat(source.as("r", "d", PgType.DATE))
                    .containsExactly("2020-01-02", "!a time of day does not fit into a date");
            assertThat(source.as("r", "big", PgType.SMALLINT)).containsExactly("!outside the range of smallint", "1");
        }
    }
}
