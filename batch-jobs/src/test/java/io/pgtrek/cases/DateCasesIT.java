package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Dates no calendar has, times outside the day, years, fractions of a second. */
class DateCasesIT {

    private static final ValuePolicy REJECT = new ValuePolicy(ZeroDates.REJECT, NulBytes.STRIP, Spatial.WKB);
    private static final ValuePolicy EPOCH = new ValuePolicy(ZeroDates.EPOCH, NulBytes.STRIP, Spatial.WKB);
    private static final String[] VISIT = {
        "create table visit(id int primary key, d date not null)",
        "insert into visit values (1,'2001-02-03'),(2,'0000-00-00'),(3,'2009-12-04')"
    };
    private static final String[] BORN = {
        "create table born(id int primary key, d date)",
        "insert into born values (1,'2011-00-00'),(2,'2011-05-00'),(3,'2011-05-06')"
    };

    @OnBothServers
    @DisplayName("case 1: a zero date in a NOT NULL column costs neither its row nor its neighbours")
    void zeroDateBecomesNull(TestServer server) {
        Migrated migrated = Migrating.of(server, VISIT).run();

        assertThat(migrated.rows("select * from visit order by id"))
                .containsExactly("1|2001-02-03", "2|NULL", "3|2009-12-04");
        assertThat(migrated.type("visit", "d")).isEqualTo("date");
        assertThat(migrated.notNull("visit")).containsExactly("id");
        assertThat(migrated.alterations("visit")).containsExactly("d: zero or partial date replaced: 1");
        assertThat(migrated.told("zero-dates-not-null"))
                .singleElement()
                .asString()
                .startsWith("visit.d: 1 value");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 1: rejecting costs that row only; without room for rejects the run fails")
    void zeroDateIsRejected(TestServer server) {
        Migrated migrated =
                Migrating.of(server, VISIT).values(REJECT).maxRejects(1).run();

        assertThat(migrated.rows("select * from visit order by id")).containsExactly("1|2001-02-03", "3|2009-12-04");
        assertThat(migrated.notNull("visit")).containsExactly("id", "d");
        assertThat(migrated.rejects()).singleElement().asString().contains("\"d\"", "0000-00-00", "visit");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.table("visit").rejected()).isEqualTo(1);
        assertThat(Migrating.of(server, VISIT).values(REJECT).failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
    }

    @OnBothServers
    @DisplayName("case 1: the sentinel keeps NOT NULL")
    void zeroDateBecomesTheEpoch(TestServer server) {
        Migrated migrated = Migrating.of(server, VISIT).values(EPOCH).run();

        assertThat(migrated.rows("select * from visit where id = 2")).containsExactly("2|1970-01-01");
        assertThat(migrated.notNull("visit")).containsExactly("id", "d");
        assertThat(migrated.alterations("visit")).containsExactly("d: zero or partial date replaced: 1");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 1: zero datetimes and timestamps, in a key too, and hostile names")
    void zeroMomentsInKeys(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table `v \"; drop table x`(`d \"'` datetime not null, t timestamp not null default 0,"
                                + " primary key(`d \"'`))",
                        "insert into `v \"; drop table x` values ('0000-00-00',0),('2001-02-03 04:05:06',"
                                + "'2001-02-03 04:05:06')",
                        "create table empty(d date not null, t datetime not null)")
                .maxRejects(1)
                .run();

        assertThat(migrated.rows("select \"d \"\"'\", t at time zone 'UTC' from \"v \"\"; drop table x\""))
                .containsExactly("2001-02-03 04:05:06|2001-02-03 04:05:06");
        assertThat(migrated.rejects()).hasSize(1);
        assertThat(migrated.rows("select count(*) from empty")).containsExactly("0");
        assertThat(migrated.notNull("empty")).containsExactly("d", "t");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 2: partial dates follow the policy of zero dates")
    void partialDates(TestServer server) {
        Migrated nulls = Migrating.of(server, BORN).run();
        Migrated rejected =
                Migrating.of(server, BORN).values(REJECT).maxRejects(2).run();

        assertThat(nulls.rows("select * from born order by id")).containsExactly("1|NULL", "2|NULL", "3|2011-05-06");
        assertThat(nulls.alterations("born")).containsExactly("d: zero or partial date replaced: 2");
        assertThat(nulls.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(rejected.rows("select * from born")).containsExactly("3|2011-05-06");
        assertThat(rejected.rejects())
                .hasSize(2)
                .anyMatch(line -> line.contains("2011-00-00"))
                .anyMatch(line -> line.contains("2011-05-00"));
        assertThat(rejected.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("lesson 51: 0000- dates as default and as data")
    void zeroDateDefaults(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table z(id int primary key, d date not null default '0000-00-00',"
                                + " t datetime not null default '0000-00-00 00:00:00', p date default '2011-05-00',"
                                + " ok date not null default '2011-05-06')",
                        "insert into z(id) values (1)")
                .run();

        assertThat(migrated.rows("select * from z")).containsExactly("1|NULL|NULL|NULL|2011-05-06");
        assertThat(migrated.told("default-not-carried-over"))
                .hasSize(3)
                .anyMatch(told -> told.startsWith("z.d: "))
                .anyMatch(told -> told.startsWith("z.t: "))
                .anyMatch(told -> told.startsWith("z.p: "));
        assertThat(migrated.defaultOf("z", "d")).isEqualTo("NULL");
        assertThat(migrated.defaultOf("z", "ok")).isEqualTo("'2011-05-06'::date");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 22: TIME beyond 24 h or negative becomes interval, other TIME stays time")
    void longTimes(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table shift(id int primary key, span time, t time not null default '08:30:00')",
                        "insert into shift values (1,'838:59:59','24:00:00'),(2,'-01:30:00','00:00:00'),"
                                + "(3,'23:59:59','23:59:59'),(4,null,'00:00:01')",
                        "create table none(t time)")
                .run();

        assertThat(migrated.rows("select id, span::text, t::text from shift order by id"))
                .containsExactly(
                        "1|838:59:59|24:00:00", "2|-01:30:00|00:00:00", "3|23:59:59|23:59:59", "4|NULL|00:00:01");
        assertThat(migrated.type("shift", "span")).isEqualTo("interval(0)");
        assertThat(migrated.type("shift", "t")).isEqualTo("time(0) without time zone");
        assertThat(migrated.type("none", "t")).isEqualTo("time(0) without time zone");
        assertThat(migrated.defaultOf("shift", "t")).startsWith("'08:30:00'");
        assertThat(migrated.told("time-as-interval")).singleElement().asString().startsWith("shift.span: 2 values");
    }

    @OnBothServers
    @DisplayName("case 23: YEAR becomes smallint, 0 is kept")
    void years(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table wine(id int primary key, y year default 2024, unique key(y))",
                        "insert into wine values (1,2024),(2,0),(3,1901),(4,2155),(5,null)")
                .run();

        assertThat(migrated.rows("select * from wine order by id"))
                .containsExactly("1|2024", "2|0", "3|1901", "4|2155", "5|NULL");
        assertThat(migrated.type("wine", "y")).isEqualTo("smallint");
        assertThat(migrated.constraints("wine", 'u')).containsExactly("UNIQUE (y)");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("lesson 66: DATETIME(3), CURRENT_TIMESTAMP(6) and b'0' keep precision and make valid DDL")
    void fractionsAndDefaults() {
        Migrated migrated = Migrating.of(
                        MariaDbServer.get(),
                        "create table f(id int primary key, d datetime(3) not null default current_timestamp(3),"
                                + " t timestamp(6) not null default current_timestamp(6), b bit(1) default b'0',"
                                + " m bit(8) not null default b'101', h time(2))",
                        "set time_zone = '+00:00'",
                        "insert into f values (1,'2020-01-02 03:04:05.678','2020-01-02 03:04:05.678901',b'1',b'11',"
                                + "'01:02:03.45')")
                .run();

        assertThat(migrated.rows("select d::text, (t at time zone 'UTC')::text, b, m, h::text from f"))
                .containsExactly("2020-01-02 03:04:05.678|2020-01-02 03:04:05.678901|t|00000011|01:02:03.45");
        assertThat(migrated.type("f", "d")).isEqualTo("timestamp(3) without time zone");
        assertThat(migrated.type("f", "t")).isEqualTo("timestamp(6) with time zone");
        assertThat(migrated.type("f", "h")).isEqualTo("time(2) without time zone");
        migrated.target().execute("insert into f(id) values (2)");
        assertThat(migrated.rows("select b, m, t > now() - interval '1 hour' from f where id = 2"))
                .containsExactly("f|00000101|t");
        assertThat(migrated.warnings()).isEmpty();
    }

    @OnBothServers
    @DisplayName("lesson 52: defaults with a character set's prefix, a lone dot, and numbers as text")
    void literalDefaults(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table d(id int primary key, a varchar(9) default _utf8'é', b varchar(9) default '.',"
                                + " c int default '7', e varchar(9) default 'it''s \\\\', f decimal(5,2) default 1)"
                                + " charset utf8")
                .run();

        migrated.target().execute("insert into d(id) values (1)");
        assertThat(migrated.rows("select * from d")).containsExactly("1|é|.|7|it's \\|1.00");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    /** MySQL 5.5 has no functions as defaults but CURRENT_TIMESTAMP. */
    @Test
    @DisplayName("lesson 52: curtime() and other functions as defaults")
    void functionDefaults() {
        Migrated migrated = Migrating.of(
                        MariaDbServer.get(),
                        "create table d(id int primary key, t time default curtime(), d date default curdate(),"
                                + " u varchar(9) default (upper('x')))")
                .run();

        migrated.target().execute("insert into d(id) values (1)");
        assertThat(migrated.rows("select t is not null, d is not null, u from d"))
                .containsExactly("t|t|X");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
