package io.pgtrek.job.analysis;

import static io.pgtrek.job.analysis.Analyzing.column;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.json.StableJson;
import io.pgtrek.postgresql.toast.survey.Amount;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import io.pgtrek.report.AnalysisText;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tables of all kinds, and those that cannot be read. */
class SurveyedTablesIT {

    private static Analyzing database() {
        return Analyzing.on(PostgresServer.get());
    }

    /** A user who may connect and nothing else. */
    private static String guest() {
        String name = "guest_" + UUID.randomUUID().toString().replace("-", "");
        PostgresServer.get().execute("create role " + name + " login");
        return name;
    }

    @Test
    void emptyTablesAndNullsCountNothing() {
        Analyzing analyzing = database()
                .execute(
                        "create table empty(v text)",
                        "create table nulls(v text, j jsonb)",
                        "insert into nulls select null, null from generate_series(1, 10)");

        assertThat(analyzing.table("empty").rows()).isEqualTo(Amount.NONE);
        TableSurvey nulls = analyzing.estimating(1 << 20).table("nulls");
        assertThat(nulls.rows()).isEqualTo(Amount.counted(10));
        assertThat(nulls.columns()).allSatisfy(column -> {
            assertThat(column.values()).isEqualTo(Amount.NONE);
            assertThat(column.raw()).isEqualTo(Amount.NONE);
            assertThat(column.estimate()).isNull();
        });
    }

    @Test
    void everyRowIsCountedOnceWhereverItStands() {
        Analyzing analyzing = database()
                .execute(
                        "create table p(id int, v text) partition by range (id)",
                        "create table p1 partition of p for values from (0) to (10)",
                        "create table p2 partition of p for values from (10) to (20)",
                        "insert into p select g, repeat('x', 5000) from generate_series(0, 19) g",
                        "create materialized view m as select v from p",
                        "create materialized view later as select v from p with no data",
                        "create table parent(v text)",
                        "create table child() inherits (parent)",
                        "insert into parent values ('a')",
                        "insert into child values ('b'), ('c')");

        assertThat(analyzing.report().tables())
                .extracting(table -> table.name().name().text() + " "
                        + (table.rows() == null ? table.notRead() : table.rows().value()))
                .containsExactly("child 2", "later It has not been populated.", "m 20", "p1 10", "p2 10", "parent 1");
    }

    @Test
    void hostileNamesAreNames() {
        String name = "${values}\"; drop table victim; -- ?\n🐘 ";
        String quoted = '"' + name.replace("\"", "\"\"") + '"';
        Analyzing analyzing = database()
                .execute(
                        "create table victim(v text)",
                        "create schema " + quoted,
                        "create table " + quoted + "." + quoted + "(" + quoted
                                + " text, \"${table}\" bytea, \"t\" jsonb)",
                        "insert into " + quoted + "." + quoted
                                + " select repeat('x', 5000), repeat('x', 9000)::bytea, '1'");

        TableSurvey table = analyzing.estimating(1 << 20).table(name);

        assertThat(table.notRead()).isNull();
        assertThat(table.columns())
                .hasSize(3)
                .allSatisfy(c -> assertThat(c.values().value()).isEqualTo(1));
        assertThat(column(table, name).raw()).isEqualTo(Amount.counted(5000));
        assertThat(analyzing.report().tables()).hasSize(2);
        String text = AnalysisText.render(analyzing.report(), List.of());
        assertThat(text).contains("\\n🐘").doesNotContain("-- ?\n");
    }

    @Test
    void whatMayNotBeReadIsNamed() {
        String guest = guest();
        Analyzing analyzing = database()
                .execute(
                        "create schema hidden",
                        "create table hidden.t(v text)",
                        "create table secret(v text)",
                        "create table partly(id int, open text, closed text)",
                        "insert into partly values (1, repeat('x', 5000), repeat('y', 5000))",
                        "grant select (open) on partly to " + guest,
                        "create table ruled(v text)",
                        "alter table ruled enable row level security",
                        "create policy mine on ruled using (v = 'mine')",
                        "grant select on ruled to " + guest)
                .as(guest);

        List<TableSurvey> tables = analyzing.estimating(1 << 20).report().tables();

        assertThat(tables)
                .extracting(table -> table.name() + ": " + table.notRead())
                .containsExactly(
                        "hidden.t: USAGE on its schema is missing.",
                        "public.partly: null",
                        "public.ruled: Row security hides rows from this user.",
                        "public.secret: SELECT on its columns is missing.");
        List<ColumnSurvey> columns = tables.get(1).columns();
        assertThat(columns).extracting(ColumnSurvey::readable).containsExactly(true, false);
        assertThat(columns.get(0).values()).isEqualTo(Amount.counted(1));
        assertThat(AnalysisText.render(analyzing.report(), List.of()))
                .contains("not readable", "SELECT on its columns is missing.");
    }

    @Test
    void aLockedTableDoesNotHoldUpTheOthers() throws SQLException {
        Analyzing analyzing = database().execute("create table a(v text)", "create table z(v text)");
        try (Connection other = analyzing.database().connect();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("lock table a in access exclusive mode");

            List<TableSurvey> tables = analyzing.report().tables();

            assertThat(tables.get(0).notRead()).contains("locked");
            assertThat(tables.get(1).notRead()).isNull();
            other.rollback();
        }
    }

    @Test
    void wideTablesAreReadInParts() {
        String columns =
                IntStream.rangeClosed(1, 250).mapToObj(i -> "c" + i + " text").collect(Collectors.joining(", "));
        String values = IntStream.rangeClosed(1, 250)
                .mapToObj(i -> String.format(Locale.ROOT, "repeat('x', %d)", i))
                .collect(Collectors.joining(", "));
        Analyzing analyzing =
                database().execute("create table wide(" + columns + ")", "insert into wide values (" + values + ")");

        TableSurvey wide = analyzing.table("wide");

        assertThat(wide.rows()).isEqualTo(Amount.counted(1));
        for (int i = 1; i <= 250; i++) {
            Amount raw = column(wide, "c" + i).raw();
            assertThat(raw).isEqualTo(Amount.counted(i));
        }
    }

    @Test
    void selectionIsByGlob() {
        Analyzing analyzing = database()
                .execute(
                        "create table orders(v text)", "create table orders_old(v text)", "create table other(v text)");

        assertThat(analyzing
                        .report(new Selection(List.of(), List.of("orders*"), List.of("public.*_old")))
                        .tables())
                .extracting(table -> table.name().name().text())
                .containsExactly("orders");
    }

    @Test
    void equalDatabasesGiveEqualJson() {
        Analyzing analyzing = database()
                .execute("create table t(v text)", "insert into t select repeat('x', 5000) from generate_series(1, 10)")
                .estimating(1 << 20);

        String first = StableJson.write(analyzing.report().tables());

        assertThat(StableJson.write(analyzing.report().tables()))
                .isEqualTo(first)
                .contains("\"estimate\"");
    }

    @Test
    void anOldServerIsRefused() {
        Analyzing analyzing = Analyzing.on(PostgresServer.version(13));

        assertThatThrownBy(analyzing::report)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.SERVER_TOO_OLD));
    }
}
