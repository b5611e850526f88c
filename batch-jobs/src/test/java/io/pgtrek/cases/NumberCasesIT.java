package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;

/** Unsigned numbers, flags, bits, wide decimals. */
class NumberCasesIT {

    private static final String RESTRICT = " ON UPDATE RESTRICT ON DELETE RESTRICT";

    @OnBothServers
    @DisplayName("case 4: both sides of a foreign key of bigint unsigned get one type")
    void unsignedKeys(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table acct(id bigint unsigned not null auto_increment primary key,"
                                + " parent bigint unsigned, key(parent),"
                                + " constraint fk_p foreign key(parent) references acct(id))",
                        "insert into acct(parent) values (null)",
                        "insert into acct(parent) values (1)")
                .run();

        assertThat(migrated.type("acct", "id")).isEqualTo("bigint");
        assertThat(migrated.type("acct", "parent")).isEqualTo("bigint");
        assertThat(migrated.constraints("acct", 'f'))
                .containsExactly("FOREIGN KEY (parent) REFERENCES acct(id)" + RESTRICT);
        assertThat(migrated.rows("select * from acct order by id")).containsExactly("1|NULL", "2|1");
        migrated.target().execute("insert into acct(parent) values (2)");
        assertThat(migrated.rows("select id from acct where parent = 2")).containsExactly("3");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 4: a large value on one side of a chain of foreign keys makes numeric of all")
    void chainsOfKeys(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table a(id bigint unsigned primary key)",
                        "create table b(id bigint unsigned primary key, constraint b_a foreign key(id) references a(id))",
                        "create table c(id int primary key, b bigint unsigned,"
                                + " constraint c_b foreign key(b) references b(id))",
                        "insert into a values (1),(18446744073709551615)",
                        "insert into b values (1)",
                        "insert into c values (7,1),(8,null)")
                .run();

        for (String column : new String[] {"a.id", "b.id", "c.b"}) {
            assertThat(migrated.type(column.substring(0, 1), column.substring(2)))
                    .isEqualTo("numeric(20,0)");
        }
        assertThat(migrated.constraints("b", 'f')).containsExactly("FOREIGN KEY (id) REFERENCES a(id)" + RESTRICT);
        assertThat(migrated.constraints("c", 'f')).containsExactly("FOREIGN KEY (b) REFERENCES b(id)" + RESTRICT);
        assertThat(migrated.rows("select * from c order by id")).containsExactly("7|1", "8|NULL");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 5: a value above 2^63-1 arrives as it is, in numeric(20)")
    void aboveBigint(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table big(id bigint unsigned auto_increment primary key)",
                        "insert into big values (18446744073709551614)",
                        "create table none(id bigint unsigned auto_increment primary key)")
                .run();

        assertThat(migrated.rows("select * from big")).containsExactly("18446744073709551614");
        assertThat(migrated.type("big", "id")).isEqualTo("numeric(20,0)");
        assertThat(migrated.constraints("big", 'p')).containsExactly("PRIMARY KEY (id)");
        assertThat(migrated.told("bigint-unsigned-wide")).hasSize(1);
        assertThat(migrated.told("identity-dropped")).hasSize(1);
        assertThat(migrated.type("none", "id")).isEqualTo("bigint");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 7: tinyint(1) becomes boolean only if the data allows, or a rule says so")
    void flags(TestServer server) {
        String[] task = {
            "create table task(id int primary key, prio tinyint(1), done tinyint(1) not null default 1)",
            "insert into task values (1,0,0),(2,2,1),(3,-1,1),(4,null,0)",
            "create table none(f bool)"
        };
        Migrated migrated = Migrating.of(server, task).run();
        Migrated ruled = Migrating.of(server, task).cast("task.done", "integer").run();
        Migrated forced = Migrating.of(server, task)
                .cast("*.prio", "boolean")
                .maxRejects(2)
                .run();

        assertThat(migrated.rows("select * from task order by id"))
                .containsExactly("1|0|f", "2|2|t", "3|-1|t", "4|NULL|f");
        assertThat(migrated.type("task", "prio")).isEqualTo("smallint");
        assertThat(migrated.type("none", "f")).isEqualTo("boolean");
        assertThat(migrated.defaultOf("task", "done")).isEqualTo("true");
        assertThat(migrated.told("tinyint-not-boolean"))
                .singleElement()
                .asString()
                .startsWith("task.prio: 2 values");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(ruled.type("task", "done")).isEqualTo("integer");
        assertThat(ruled.rows("select id, done from task order by id")).containsExactly("1|0", "2|1", "3|1", "4|0");
        assertThat(ruled.defaultOf("task", "done")).isEqualTo("1");
        assertThat(forced.rows("select id, prio from task order by id")).containsExactly("1|f", "4|NULL");
        assertThat(forced.rejects()).hasSize(2);
        assertThat(forced.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 8: bit(n) keeps leading zeros, bit(1) becomes boolean, bigint by choice")
    void bits(TestServer server) {
        String[] mask = {
            "create table mask(id int primary key, b1 bit(1), b8 bit(8), b64 bit(64))",
            "insert into mask values (1,b'0',b'1',~0),(2,b'1',255,1),(3,null,null,null)"
        };
        Migrated migrated = Migrating.of(server, mask).run();
        Migrated numbers = Migrating.of(server, mask).cast("mask.b8", "bigint").run();

        assertThat(migrated.rows("select * from mask order by id"))
                .containsExactly(
                        "1|f|00000001|" + "1".repeat(64), "2|t|11111111|" + "0".repeat(63) + "1", "3|NULL|NULL|NULL");
        assertThat(migrated.type("mask", "b1")).isEqualTo("boolean");
        assertThat(migrated.type("mask", "b8")).isEqualTo("bit(8)");
        assertThat(migrated.type("mask", "b64")).isEqualTo("bit(64)");
        assertThat(numbers.rows("select b8 from mask order by id")).containsExactly("1", "255", "NULL");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 41: decimal(65,30) digit for digit, float and double without noise")
    void digits(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table num(id int primary key, f float, d double, n decimal(65,30) not null default 0.1)",
                        "insert into num values (1,0.1,1e308,"
                                + "12345678901234567890123456789012345.123456789012345678901234567890)",
                        "insert into num values (2,16777216,2.2250738585072014e-308,-0.000000000000000000000000000001),"
                                + "(3,-3.4028234e38,-0.1,99999999999999999999999999999999999.999999999999999999999999999999),"
                                + "(4,null,null,0)")
                .run();

        assertThat(migrated.rows("select * from num order by id"))
                .containsExactly(
                        "1|0.1|1e+308|12345678901234567890123456789012345.123456789012345678901234567890",
                        "2|1.6777216e+07|2.2250738585072014e-308|-0.000000000000000000000000000001",
                        "3|-3.4028235e+38|-0.1|99999999999999999999999999999999999.999999999999999999999999999999",
                        "4|NULL|NULL|0.000000000000000000000000000000");
        assertThat(migrated.type("num", "n")).isEqualTo("numeric(65,30)");
        assertThat(migrated.type("num", "f")).isEqualTo("real");
        assertThat(migrated.type("num", "d")).isEqualTo("double precision");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("lesson 53: decimal unsigned and bigint unsigned")
    void unsignedDecimals(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table u(d decimal(12,4) unsigned, z decimal(5,2) unsigned zerofill,"
                                + " b bigint(20) unsigned zerofill, m mediumint unsigned, i int unsigned)",
                        "insert into u values (12345678.9012,1.5,18446744073709551615,16777215,4294967295)")
                .run();

        assertThat(migrated.rows("select * from u"))
                .containsExactly("12345678.9012|1.50|18446744073709551615|16777215|4294967295");
        assertThat(migrated.type("u", "d")).isEqualTo("numeric(12,4)");
        assertThat(migrated.type("u", "b")).isEqualTo("numeric(20,0)");
        assertThat(migrated.type("u", "i")).isEqualTo("bigint");
    }

    @OnBothServers
    @DisplayName("lesson 54: auto_increment 0 and rows numbered 0 and below start a sequence at 1")
    void autoIncrementZero(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table none(id int auto_increment primary key, v int) auto_increment = 0",
                        "set sql_mode = 'NO_AUTO_VALUE_ON_ZERO'",
                        "create table zero(id int auto_increment primary key, v int)",
                        "insert into zero values (0,0)",
                        "create table below(id int auto_increment primary key, v int)",
                        "insert into below values (-5,0)",
                        "create table later(id smallint unsigned auto_increment primary key, v int) auto_increment = 500",
                        "create table last(id tinyint auto_increment primary key, v int)",
                        "insert into last values (127,0)")
                .run();

        for (String table : new String[] {"none", "zero", "below", "later"}) {
            migrated.target().execute("insert into " + table + "(v) values (9)");
        }
        assertThat(migrated.rows("select id from none where v = 9")).containsExactly("1");
        assertThat(migrated.rows("select id from zero where v = 9")).containsExactly("1");
        assertThat(migrated.rows("select id from below where v = 9")).containsExactly("1");
        assertThat(migrated.rows("select id from later where v = 9")).containsExactly("500");
        assertThat(migrated.rows("select id from zero order by id")).containsExactly("0", "1");
        assertThat(migrated.rows("select id from last")).containsExactly("127");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
