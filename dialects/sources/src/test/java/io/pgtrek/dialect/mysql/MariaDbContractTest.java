package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.Generated;
import io.pgtrek.catalog.Sequence;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestServer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** MariaDB 11.4, with what MySQL 5.5 does not have. */
class MariaDbContractTest
        implements MysqlIntrospectionContract, MysqlValuesContract, MysqlDataContract, MysqlSnapshotContract {

    @Override
    public boolean isMySql55() {
        return false;
    }

    @Override
    public TestServer server() {
        return MariaDbServer.get();
    }

    @Test
    @DisplayName("case 14: generated columns keep their expression")
    void readsGeneratedColumns() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table bill(id int primary key, net decimal(7,2),"
                        + " gross decimal(7,2) generated always as (net*1.2) stored,"
                        + " nxt int generated always as (id+1) virtual)",
                "insert into bill(id,net) values (1,10)")) {
            Table table = source.table("bill");
            assertThat(table.columns().get(2).generated()).isEqualTo(new Generated("`net` * 1.2", true));
            assertThat(table.columns().get(3).generated()).isEqualTo(new Generated("`id` + 1", false));
            assertThat(source.rows("bill")).containsExactly(List.of("1", "10.00", "12.00", "2"));
        }
    }

    @Test
    @DisplayName("case 28: checks of columns and tables")
    void readsChecks() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table adult(id int primary key, age int check (age>=18), constraint c2 check (id<1000))",
                "create table other(age int check (age>=21))")) {
            assertThat(source.table("adult").checks())
                    .containsExactly(
                            new Check(Identifier.of("age"), "`age` >= 18", true),
                            new Check(Identifier.of("c2"), "`id` < 1000", true));
            assertThat(source.table("other").checks())
                    .containsExactly(new Check(Identifier.of("age"), "`age` >= 21", true));
        }
    }

    @Test
    void readsJsonAsTextKeptExactly() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table j(a json, b json not null check (json_length(b) > 1))",
                "insert into j values ('{\"b\": 1,  \"a\": \"\\\\u0000\"}', '[1, 2]')")) {
            Table table = source.table("j");
            assertThat(table.columns().get(0).type().name()).isEqualTo("json");
            assertThat(table.checks()).extracting(Check::expression).containsExactly("json_length(`b`) > 1");
            assertThat(source.type("j", "a")).isEqualTo("json");
            assertThat(source.rows("j").get(0).get(0)).isEqualTo("{\"b\": 1,  \"a\": \"\\u0000\"}");
            assertThat(source.as("j", "a", PgType.JSONB)).containsExactly("!jsonb cannot hold \\u0000");
        }
    }

    @Test
    void readsUuidAndAddresses() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table u(id uuid, a inet4, b inet6)",
                "insert into u values ('0f8fad5b-d9cb-469f-a165-70867728950e','10.0.0.1','::ffff:1.2.3.4'),"
                        + "(null,null,'2001:db8::1')")) {
            assertThat(source.rows("u"))
                    .containsExactly(
                            List.of(
                                    "0f8fad5b-d9cb-469f-a165-70867728950e",
                                    "inet 0a000001/32",
                                    "inet 00000000000000000000ffff01020304/128"),
                            List.of("NULL", "NULL", "inet 20010db8000000000000000000000001/128"));
        }
    }

    @Test
    void readsFractionsOfSeconds() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table f(d datetime(6), t time(3), s timestamp(2) null, l time(6))",
                "insert into f values ('2020-01-01 00:00:00.000001','10:11:12.345','2020-01-01 00:00:00.25',"
                        + "'-00:00:00.000001')")) {
            assertThat(source.rows("f"))
                    .containsExactly(List.of(
                            "2020-01-01T00:00:00.000001",
                            "10:11:12.345",
                            "2020-01-01T00:00:00.250",
                            "0 mons 0 days -1 us"));
            assertThat(source.type("f", "d")).isEqualTo("timestamp(6)");
            assertThat(source.as("f", "s", new PgType.Temporal(PgType.TemporalKind.TIMESTAMPTZ, 0)))
                    .containsExactly("2020-01-01T00:00 <ROUNDED>");
        }
    }

    @Test
    void readsSequencesAndVersionedTables() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create sequence sq start with 5 increment by 2 minvalue 1 maxvalue 100 cycle nocache",
                "select nextval(sq)",
                "create table h(id int primary key) with system versioning",
                "insert into h values (1)",
                "delete from h",
                "insert into h values (2)",
                "create table i(a int, b int invisible, key k(a) ignored)")) {
            assertThat(source.catalog().schemas().get(0).sequences())
                    .containsExactly(
                            new Sequence(QualifiedName.of(source.database().name(), "sq"), 7, 1, 100, 2, true, 1));
            assertThat(source.rows("h")).containsExactly(List.of("2"));
            assertThat(source.findings())
                    .contains("table-system-versioned h", "column-invisible i.b", "index-invisible i.k");
        }
    }

    @Test
    @DisplayName("case 32: descending keys stay descending")
    void readsDescendingKeys() throws SQLException {
        try (LiveSource source =
                LiveSource.create(server(), "create table rk(id int primary key, a int, b int, key d(a desc,b))")) {
            assertThat(source.table("rk").indexes().get(0).parts())
                    .extracting(part -> part.column() + " " + part.descending())
                    .containsExactly("a true", "b false");
        }
    }

    @Test
    @DisplayName("case 16: two columns that follow updates")
    void readsTwoColumnsThatFollowUpdates() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table audit(id int primary key,"
                        + " a timestamp default current_timestamp on update current_timestamp,"
                        + " b datetime(3) default current_timestamp(3) on update current_timestamp(3))")) {
            assertThat(source.table("audit").columns())
                    .extracting(Column::onUpdateNow)
                    .containsExactly(false, true, true);
            assertThat(source.table("audit").columns().get(2).defaultValue())
                    .isEqualTo(new DefaultValue("current_timestamp(3)", true));
        }
    }

    @Test
    void readsThePeriodOfVersionedTablesAsColumns() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table h(id int, a timestamp(6) generated always as row start,"
                        + " z timestamp(6) generated always as row end, period for system_time(a, z))"
                        + " with system versioning",
                "insert into h(id) values (1)")) {
            assertThat(source.findings())
                    .containsExactlyInAnyOrder("table-system-versioned h", "column-period h.a", "column-period h.z");
            assertThat(source.table("h").columns())
                    .extracting(Column::generated)
                    .containsOnlyNulls();
            assertThat(source.rows("h").get(0).get(2)).startsWith("20");
        }
    }

    @Test
    void refusesWhatHasNoCounterpartButFollowsARule() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table e(a enum('" + "x".repeat(64) + "','b') not null)",
                "insert into e values ('b')")) {
            assertThat(source.type("e", "a")).isEqualTo("text");
            assertThat(source.mapped("e", "a").check()).startsWith("{} in ('xxx");
            assertThat(source.mapped("e", "a").findings()).extracting("code").containsExactly("enum-as-text");
            assertThat(source.rows("e")).containsExactly(List.of("b"));
        }
    }
}
