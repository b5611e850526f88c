package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.report.RowMismatch;
import io.pgtrek.report.RunReport;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Verification finds each change, and cries wolf over no type. */
class VerificationIT {

    /** Name, type, and four values: usual, least, largest, and what is spelled more than one way. */
    private static final List<List<String>> MYSQL = List.of(
            List.of("ti", "tinyint", "1", "-128", "127", "0"),
            List.of("tiu", "tinyint unsigned", "1", "0", "255", "9"),
            List.of("flag", "tinyint(1)", "1", "0", "1", "0"),
            List.of("si", "smallint", "1", "-32768", "32767", "0"),
            List.of("mi", "mediumint", "1", "-8388608", "8388607", "0"),
            List.of("i", "int", "1", "-2147483648", "2147483647", "0"),
            List.of("iu", "int unsigned", "1", "0", "4294967295", "7"),
            List.of("bi", "bigint", "1", "-9223372036854775808", "9223372036854775807", "0"),
            List.of("biu", "bigint unsigned", "1", "0", "18446744073709551615", "7"),
            List.of("izf", "int(9) zerofill", "1", "0", "4294967295", "7"),
            List.of("de", "decimal(10,2)", "1.10", "-99999999.99", "99999999.99", "1e1"),
            List.of(
                    "dl",
                    "decimal(65,30)",
                    "1",
                    "-99999999999999999999999999999999999.999999999999999999999999999999",
                    "99999999999999999999999999999999999.000000000000000000000000000001",
                    "0.10"),
            List.of("fl", "float", "1.1", "-3.402823e38", "3.402823e38", "16777216"),
            List.of("db", "double", "1.1", "-1.7976931348623157e308", "2.2250738585072014e-308", "-0e0"),
            List.of("b1", "bit(1)", "b'1'", "b'0'", "b'1'", "b'0'"),
            List.of("b64", "bit(64)", "b'1'", "b'0'", "18446744073709551615", "b'101'"),
            List.of("ch", "char(5)", "'a'", "''", "'abcde'", "'a '"),
            List.of("vc", "varchar(20)", "'a'", "''", "'\u20ac\u00e4 \ud83d\ude00'", "'a  '"),
            List.of("tx", "text", "'a'", "''", "repeat('x', 65535)", "'a\\n\\t\\\\'"),
            List.of("lt", "longtext", "'a'", "''", "repeat('x', 100000)", "'\"'"),
            List.of("bn", "binary(4)", "'a'", "''", "'abcd'", "x'00ff00'"),
            List.of("vb", "varbinary(10)", "'a'", "''", "x'ffffffffffffffffffff'", "x'00'"),
            List.of("bl", "blob", "'a'", "''", "repeat('x', 65535)", "x'00'"),
            List.of("lb", "longblob", "'a'", "''", "repeat(x'ff', 100000)", "x'00'"),
            List.of("da", "date", "'2020-02-29'", "'1000-01-01'", "'9999-12-31'", "'0000-00-00'"),
            List.of("tm", "time", "'10:11:12'", "'00:00:00'", "'23:59:59'", "'01:00:00'"),
            List.of("tl", "time", "'10:11:12'", "'-838:59:59'", "'838:59:59'", "'24:00:00'"),
            List.of(
                    "dt",
                    "datetime",
                    "'2020-02-29 10:11:12'",
                    "'1000-01-01 00:00:00'",
                    "'9999-12-31 23:59:59'",
                    "'0000-00-00 00:00:00'"),
            List.of(
                    "ts",
                    "timestamp null",
                    "'2020-02-29 10:11:12'",
                    "'1970-01-02 00:00:01'",
                    "'2038-01-18 03:14:07'",
                    "'2000-01-01 00:00:00'"),
            List.of("yr", "year", "2020", "1901", "2155", "0"),
            List.of("en", "enum('a','b','')", "'a'", "'b'", "''", "'a'"),
            List.of("st", "set('a','b','c')", "'a'", "''", "'a,b,c'", "'c,a'"),
            List.of(
                    "gm",
                    "geometry",
                    "geomfromtext('point(1 2)')",
                    "geomfromtext('linestring(0 0,1 1)')",
                    "geomfromtext('polygon((0 0,1 0,1 1,0 0))')",
                    "geomfromtext('point(0 0)')"));

    @OnBothServers
    @DisplayName("no type of MySQL gives a false alarm; one value changed in each column is found in each")
    void mysqlTypes(TestServer server) {
        Migrating migrating = Migrating.of(server, table(MYSQL).toArray(String[]::new));

        provesItself(migrating, MYSQL.size());
    }

    @Test
    @DisplayName("neither do MariaDB's own types")
    void mariadbTypes() {
        List<List<String>> types = List.of(
                List.of(
                        "js",
                        "json",
                        "'{\"b\": 1, \"a\": [1, 1.0, 1e2, -0]}'",
                        "'[]'",
                        "'{\"a\":1,\"a\":2,\"\\\\u00e4\":\"\\\\ud83d\\\\ude00\\\\/\"}'",
                        "'\"\\\\u0001x\"'"),
                List.of(
                        "uu",
                        "uuid",
                        "'123e4567-e89b-12d3-a456-426655440000'",
                        "'00000000-0000-0000-0000-000000000000'",
                        "'ffffffff-ffff-ffff-ffff-ffffffffffff'",
                        "'123E4567-E89B-12D3-A456-426655440001'"),
                List.of("i6", "inet6", "'::1'", "'::'", "'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'", "'2001:DB8::1'"),
                List.of("i4", "inet4", "'10.0.0.1'", "'0.0.0.0'", "'255.255.255.255'", "'127.0.0.1'"),
                List.of(
                        "d6",
                        "datetime(6)",
                        "'2020-02-29 10:11:12.123456'",
                        "'1000-01-01 00:00:00.000001'",
                        "'9999-12-31 23:59:59.999999'",
                        "'2020-01-01 00:00:00.1'"),
                List.of("t3", "time(3)", "'10:11:12.123'", "'00:00:00.001'", "'23:59:59.999'", "'10:00:00.1'"),
                List.of(
                        "p3",
                        "timestamp(3) null",
                        "'2020-02-29 10:11:12.123'",
                        "'1971-01-01 00:00:01'",
                        "'2037-01-01 00:00:00.999'",
                        "'2020-01-01 00:00:00.1'"));
        Migrating migrating = Migrating.of(MariaDbServer.get(), table(types).toArray(String[]::new));

        provesItself(migrating, types.size());
    }

    @Test
    @DisplayName("nor SQLite's, whatever a column holds")
    void sqliteTypes() {
        List<List<String>> types = List.of(
                List.of("i", "integer", "1", "-9223372036854775808", "9223372036854775807", "0"),
                List.of("r", "real", "1.1", "-1.7976931348623157e308", "5e-324", "0.0"),
                List.of("t", "text", "'a'", "''", "'\u20ac\ud83d\ude00'", "'a' || char(10)"),
                List.of("b", "blob", "x'61'", "x''", "x'ff00'", "x'00'"),
                List.of("n", "numeric", "1.5", "-1e10", "12345678901234567890", "10.50"),
                List.of("d", "decimal(10,2)", "1.5", "-99999999.99", "99999999.99", "10"),
                List.of("o", "boolean", "1", "0", "1", "0"),
                List.of("da", "date", "'2020-02-29'", "'0001-01-01'", "'9999-12-31'", "'2000-01-01'"),
                List.of(
                        "ts",
                        "datetime",
                        "'2020-02-29 10:11:12'",
                        "'0001-01-01 00:00:00'",
                        "'9999-12-31 23:59:59.999'",
                        "'2000-01-01T00:00:00Z'"),
                List.of("js", "json", "'{\"b\":1,\"a\":2}'", "'[]'", "'{\"a\":1,\"a\":2.50}'", "' 1e3 '"),
                List.of(
                        "uu",
                        "uuid",
                        "'123e4567-e89b-12d3-a456-426655440000'",
                        "'00000000-0000-0000-0000-000000000000'",
                        "'ffffffff-ffff-ffff-ffff-ffffffffffff'",
                        "'123E4567-E89B-12D3-A456-426655440001'"),
                List.of("v", "varchar(10)", "'a'", "''", "'abcdefghij'", "'a '"),
                List.of("a", "", "1", "2", "3", "4"));
        List<String> table = table(types);
        table.set(0, table.get(0).replace("int auto_increment", "integer"));
        Migrating migrating = SqliteSource.of(table.toArray(String[]::new)).migrating();

        provesItself(migrating, types.size());
    }

    /** A table with one row of usual values for each column, and rows of the others. */
    private static List<String> table(List<List<String>> types) {
        List<String> columns = types.stream().map(type -> type.get(0)).toList();
        List<String> statements = new ArrayList<>();
        statements.add("create table t(id int auto_increment primary key, "
                + String.join(
                        ", ", types.stream().map(t -> t.get(0) + " " + t.get(1)).toList()) + ")");
        for (int i = 0; i < types.size(); i++) {
            statements.add(
                    insert(columns, types.stream().map(type -> type.get(2)).toList()));
        }
        for (int value = 3; value < 6; value++) {
            int index = value;
            statements.add(
                    insert(columns, types.stream().map(type -> type.get(index)).toList()));
        }
        statements.add(insert(columns, types.stream().map(type -> "null").toList()));
        return statements;
    }

    private static String insert(List<String> columns, List<String> values) {
        return "insert into t(" + String.join(", ", columns) + ") values (" + String.join(", ", values) + ")";
    }

    private static void provesItself(Migrating migrating, int columns) {
        Migrated migrated = migrating.run();
        assertThat(migrated.report().outcome()).as(migrated.report().message()).isNotEqualTo(Outcome.MISMATCH);
        equal(migrating);
        migrated.target().execute("create table untouched as select * from t");

        Mutations mutations = new Mutations(migrated.target(), "t");
        assertThat(columns(migrating)).isEmpty();
        List<String> changed = mutations.changeEachColumnOnce();
        assertThat(changed).hasSize(columns);
        assertThat(columns(migrating)).containsExactlyInAnyOrderElementsOf(changed);
        restore(migrated);
        equal(migrating);

        List<String> cleared = mutations.clearEachColumnOnce();
        assertThat(columns(migrating)).containsExactlyInAnyOrderElementsOf(cleared);
        restore(migrated);
        equal(migrating);
    }

    private static void equal(Migrating migrating) {
        RunReport report = migrating.verify();
        assertThat(report.differences()).isEmpty();
        assertThat(report.outcome()).as(report.message()).isEqualTo(Outcome.DONE);
    }

    /** Values that are said to differ. */
    private static List<String> columns(Migrating migrating) {
        return migrating.verify().differences().stream()
                .map(VerificationIT::column)
                .toList();
    }

    private static String column(RowMismatch row) {
        assertThat(row.kind()).isEqualTo(RowMismatch.Kind.CHANGED);
        assertThat(row.source()).isNotEqualTo(row.target());
        return row.key() + ": " + row.column();
    }

    private static void restore(Migrated migrated) {
        migrated.target().execute("delete from t", "insert into t overriding system value select * from untouched");
    }
}
