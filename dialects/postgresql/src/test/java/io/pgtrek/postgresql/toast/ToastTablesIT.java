package io.pgtrek.postgresql.toast;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.postgresql.TestTarget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ToastTablesIT {

    private Connection database;

    @BeforeEach
    void connect() throws SQLException {
        database = TestTarget.connect();
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    private ToastTable table(String name) throws SQLException {
        return ToastTables.read(database).stream()
                .filter(table -> table.name().name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private ToastColumn column(String type) throws SQLException {
        TestTarget.execute(database, "create table if not exists c(n int)");
        TestTarget.execute(database, "alter table c drop column if exists v, add v " + type);
        return table("c").columns().get(0);
    }

    @Test
    void onlyColumnsOfVariableLengthCount() throws SQLException {
        TestTarget.execute(database, "create table t(a int, b text, c uuid, d numeric, e timestamptz)");
        assertThat(table("t").columns()).extracting(c -> c.name().text()).containsExactly("b", "d");
        TestTarget.execute(database, "create table fixed(a int)");
        assertThat(ToastTables.read(database)).hasSize(1);
    }

    @Test
    void aDomainIsFollowedToItsBase() throws SQLException {
        TestTarget.execute(database, "create domain d1 as varchar(40)", "create domain d2 as d1");
        ToastColumn column = column("d2");
        assertThat(column.type()).isEqualTo("d2");
        assertThat(column.baseType()).isEqualTo("varchar");
        assertThat(column.array()).isFalse();
    }

    @Test
    void arraysAndDomainsOverArraysDiffer() throws SQLException {
        TestTarget.execute(database, "create domain words as text[]");
        assertThat(column("text[]").array()).isTrue();
        assertThat(column("words").array()).isFalse();
        assertThat(column("words").baseType()).isEqualTo("_text");
        assertThat(column("int2vector").array()).isTrue();
    }

    @Test
    void compositesAreSeenThroughArraysAndDomains() throws SQLException {
        TestTarget.execute(database, "create type pair as (a text, b text)", "create domain two as pair");
        for (String type : List.of("pair", "two", "pair[]", "two[]")) {
            assertThat(column(type).composite()).as(type).isTrue();
        }
        assertThat(column("jsonb").composite()).isFalse();
    }

    @Test
    void settingsAreThoseOfTheColumn() throws SQLException {
        ToastColumn column = column("text");
        assertThat(column.storage()).isEqualTo(ColumnStorage.EXTENDED);
        assertThat(column.compression()).isNull();
        TestTarget.execute(
                database, "alter table c alter v set storage external", "alter table c alter v set compression pglz");
        assertThat(table("c").columns().get(0).storage()).isEqualTo(ColumnStorage.EXTERNAL);
        assertThat(table("c").columns().get(0).compression()).isEqualTo(CompressionMethod.PGLZ);
    }

    @Test
    void leavesAndMaterializedViewsHoldRows() throws SQLException {
        TestTarget.execute(
                database,
                "create table p(id int, v text) partition by range (id)",
                "create table p1 partition of p for values from (0) to (10)",
                "create materialized view m as select v from p",
                "create view plain as select v from p",
                "create temp table passing(v text)",
                "create table g(v text, upper text generated always as (upper(v)) stored)");
        assertThat(ToastTables.read(database))
                .extracting(t -> t.name() + " " + t.kind())
                .containsExactly("public.g TABLE", "public.m MATERIALIZED_VIEW", "public.p1 PARTITION");
        assertThat(table("g").columns()).extracting(ToastColumn::generated).containsExactly(false, true);
    }

    @Test
    void hostileNamesAreTakenAsTheyAre() throws SQLException {
        String name = "\"; drop table x; --\n ";
        TestTarget.execute(database, "create table \"" + name.replace("\"", "\"\"") + "\"(\" ü\n\" text, \"'\" bytea)");
        assertThat(table(name).columns()).extracting(c -> c.name().text()).containsExactly(" ü\n", "'");
    }

    @Test
    void sizesAreInBytes() throws SQLException {
        TestTarget.execute(
                database,
                "create table big(v bytea)",
                "alter table big alter v set storage external",
                "insert into big select convert_to(repeat('x', 100000), 'UTF8') from generate_series(1, 10)");
        assertThat(table("big").bytes()).isEqualTo(8192);
        assertThat(table("big").toastBytes()).isBetween(1_000_000L, 1_300_000L);
        assertThat(table("big").toastOid()).isPositive();
    }

    @Test
    void theServerTellsWhatItCan() throws SQLException {
        ToastServer server = ToastServer.read(database);
        assertThat(server.versionNumber()).isGreaterThan(ToastServer.OLDEST_VERSION * 10_000);
        assertThat(server.defaultCompression()).isEqualTo(CompressionMethod.PGLZ);
        assertThat(server.lz4()).as("the embedded server is built without it").isFalse();
    }
}
