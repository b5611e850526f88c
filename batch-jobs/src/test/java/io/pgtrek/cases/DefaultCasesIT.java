package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;

/** Defaults follow their column's type, whatever the data or a rule made of it. */
class DefaultCasesIT {

    @OnBothServers
    @DisplayName("cases 7, 8, 11, 13, 22, 23, 41: defaults of an empty table give the values the source would")
    void defaultsOfEmptyTables(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table x(id int primary key, t time default '30:00:00', n time default '-01:00:00',"
                                + " y year default 0, s set('a','b') default '', b bit(8) default b'11',"
                                + " b1 bit(1) default b'1', f tinyint(1) default 1, g tinyint(1) default 2,"
                                + " e enum('a','b') default 'b', u bigint unsigned default 18446744073709551615,"
                                + " d decimal(65,30) default '0.000000000000000000000000000001')")
                .run();

        assertThat(migrated.findings("statement-refused")).isEmpty();
        migrated.target().execute("insert into x(id) values (1)");
        assertThat(migrated.rows("select t::text, n::text, y, s, b, b1, f, g, e, u, d from x"))
                .containsExactly("30:00:00|-01:00:00|0|{}|00000011|t|t|2|b|18446744073709551615|"
                        + "0.000000000000000000000000000001");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("cases 1, 7, 8: defaults of columns that a rule gives another type")
    void defaultsUnderRules(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table x(id int primary key, f tinyint(1) default 1, b bit(8) default b'11',"
                                + " d date default '2020-02-29', n int default 7, v varchar(9) default '7')")
                .cast("x.f", "text")
                .cast("x.b", "bigint")
                .cast("x.d", "timestamp")
                .cast("x.n", "text")
                .cast("x.v", "integer")
                .run();

        assertThat(migrated.findings("statement-refused")).isEmpty();
        migrated.target().execute("insert into x(id) values (1)");
        assertThat(migrated.rows("select f, b, d, n, v from x")).containsExactly("1|3|2020-02-29 00:00:00|7|7");
    }
}
