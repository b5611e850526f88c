package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Generated and self-touching columns, geometry, partitions, views. */
class ObjectCasesIT {

    /** MySQL has generated columns since 5.7. */
    @Test
    @DisplayName("case 14 and lesson 67: generated columns stay generated and out of the copy, or say that they do not")
    void generatedColumns() {
        Migrated migrated = Migrating.of(
                        MariaDbServer.get(),
                        "create table bill(id int primary key, net decimal(7,2), gross decimal(7,2) generated always as"
                                + " (net*1.2) stored, nxt int generated always as (id+1) virtual,"
                                + " odd varchar(40) generated always as (sha1(id)) stored)",
                        "insert into bill(id,net) values (1,10),(2,null)")
                .run();

        assertThat(migrated.rows("select id, net, gross, nxt, odd = encode(sha1.d, 'hex') from bill,"
                        + " lateral (select '\\x356a192b7913b04c54574d18c28d46e6395428ab'::bytea d) sha1 order by id"))
                .containsExactly("1|10.00|12.00|2|t", "2|NULL|NULL|3|f");
        assertThat(migrated.rows("select attname, attgenerated from pg_attribute where attrelid = 'bill'::regclass and"
                        + " attname in ('gross','nxt','odd') order by 1"))
                .containsExactly("gross|s", "nxt|s", "odd|");
        migrated.target().execute("update bill set net = 20 where id = 1");
        assertThat(migrated.rows("select gross from bill where id = 1")).containsExactly("24.00");
        assertThat(migrated.told("generated-column-plain"))
                .singleElement()
                .asString()
                .startsWith("bill.odd: ");
    }

    /** MySQL 5.5 allows one such column in a table; its test is below. */
    @Test
    @DisplayName("case 16: several ON UPDATE CURRENT_TIMESTAMP columns keep defaults and share one trigger")
    void severalTouchedColumns() {
        touched(
                MariaDbServer.get(),
                "create table audit(id int primary key, a timestamp not null default current_timestamp on update"
                        + " current_timestamp, b timestamp not null default current_timestamp on update"
                        + " current_timestamp)");
    }

    @OnBothServers
    @DisplayName("case 16: one ON UPDATE CURRENT_TIMESTAMP column")
    void touchedColumn(TestServer server) {
        touched(
                server,
                "create table audit(id int primary key, a timestamp not null default current_timestamp on update"
                        + " current_timestamp, b timestamp not null default '2020-01-01 00:00:00')");
    }

    private static void touched(TestServer server, String table) {
        Migrated migrated = Migrating.of(
                        server, table, "insert into audit values (1,'2001-01-01 00:00:00','2001-01-01 00:00:00')")
                .run();
        boolean both = table.indexOf("on update") != table.lastIndexOf("on update");

        assertThat(migrated.defaultOf("audit", "a")).isEqualTo("CURRENT_TIMESTAMP");
        assertThat(migrated.rows(
                        "select count(*) from pg_trigger where tgrelid = 'audit'::regclass and not tgisinternal"))
                .containsExactly("1");
        migrated.target().execute("update audit set id = 2");
        String fresh = "now() - interval '1 hour'";
        assertThat(migrated.rows("select a > " + fresh + ", b > " + fresh + " from audit"))
                .containsExactly("t|" + (both ? "t" : "f"));
        migrated.target().execute("update audit set id = 3, a = '2002-02-02 00:00+00'");
        assertThat(migrated.rows("select a at time zone 'UTC' from audit")).containsExactly("2002-02-02 00:00:00");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 17: spatial columns without PostGIS become standard WKB, WKT by choice; PostGIS must be there")
    void spatial(TestServer server) {
        String[] spot = {
            "create table spot(id int primary key, p point not null, mp multipolygon)",
            "insert into spot values (1,point(1,2),null)",
            "insert into spot values (2,point(-1.5,0),"
                    + "geomfromtext('MULTIPOLYGON(((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5)))'))"
        };
        Migrated wkb = Migrating.of(server, spot).run();
        Migrated wkt = Migrating.of(server, spot)
                .values(new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKT))
                .run();
        Migrating postgis =
                Migrating.of(server, spot).values(new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.POSTGIS));

        assertThat(wkb.rows("select id, encode(p,'hex'), length(mp) from spot order by id"))
                .containsExactly(
                        "1|0101000000000000000000f03f0000000000000040|NULL",
                        "2|0101000000000000000000f8bf0000000000000000|163");
        assertThat(wkb.type("spot", "p")).isEqualTo("bytea");
        assertThat(wkb.notNull("spot")).containsExactly("id", "p");
        assertThat(wkb.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(wkt.type("spot", "p")).isEqualTo("text");
        assertThat(wkt.rows("select regexp_replace(p, '\\s+', ' ', 'g') from spot order by id"))
                .containsExactly("POINT(1 2)", "POINT(-1.5 0)");
        assertThat(postgis.failure())
                .hasMessageContaining("postgis")
                .satisfies(failure -> assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED))
                .satisfies(failure -> assertThat(failure.hint()).contains("map.spatial: wkb"));
    }

    @OnBothServers
    @DisplayName("case 31: a partitioned table arrives with all rows, and its partitions are reported")
    void partitions(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table par(id int, d date not null, primary key(id,d)) partition by range(to_days(d))"
                                + " (partition p0 values less than (to_days('2020-01-01')),"
                                + " partition p1 values less than maxvalue)",
                        "insert into par values (1,'2019-12-31'),(2,'2020-01-01'),(3,'2999-01-01')",
                        "create table h(id int primary key) partition by hash(id) partitions 4",
                        "insert into h values (1),(2),(3),(4),(5)",
                        "create table l(k int, v int) partition by list(k) (partition a values in (1,2),"
                                + " partition b values in (null,3))",
                        "insert into l values (1,1),(null,2),(3,3)")
                .run();

        assertThat(migrated.rows("select * from par order by id"))
                .containsExactly("1|2019-12-31", "2|2020-01-01", "3|2999-01-01");
        assertThat(migrated.rows("select sum(id) from h")).containsExactly("15");
        assertThat(migrated.rows("select count(*) from l")).containsExactly("3");
        assertThat(migrated.told("partitions-flattened"))
                .hasSize(3)
                .anyMatch(told -> told.startsWith("par: ") && told.contains("RANGE") && told.contains("to_days"));
        assertThat(migrated.constraints("par", 'p')).containsExactly("PRIMARY KEY (id, d)");
        assertThat(migrated.report().tables()).hasSize(3).allMatch(table -> table.matches());
    }

    @OnBothServers
    @DisplayName("case 34: a view is copied by a plain SELECT of a user who may only read, twice, and nothing is left")
    void viewsOfAReader(TestServer server) {
        TestDatabase database = server.createDatabase();
        String user = "ro_" + database.name();
        database.execute(
                "create table inv(id int primary key, v varchar(9))",
                "insert into inv values (1,'a'),(2,null)",
                "create view v_open as select id, upper(v) as v from inv where id > 0",
                "create user " + user + " identified by 'x'",
                "grant select on " + database.name() + ".* to " + user);
        Migrating migrating = Migrating.from(database.url().replace("user=root&", ""), user, "x")
                .schema(database.name(), "public")
                .materialize("v_*");
        Migrated first = migrating.run();
        Migrated again = migrating.run(true);

        for (Migrated migrated : new Migrated[] {first, again}) {
            assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
            assertThat(migrated.table("v_open").copied()).isEqualTo(2);
        }
        assertThat(again.rows("select * from v_open order by id")).containsExactly("1|A", "2|NULL");
        assertThat(again.rows("select relkind from pg_class where relname = 'v_open'"))
                .containsExactly("r");
        assertThat(migrating.plan().tables()).hasSize(2);
    }
}
