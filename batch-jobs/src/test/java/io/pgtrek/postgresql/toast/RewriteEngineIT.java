package io.pgtrek.postgresql.toast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewriteEngineIT {

    private static final String DOCUMENTS = "create table d(id int, a jsonb, b text, c text[])";
    private static final String ROWS = "insert into d select g, jsonb_build_object('t', filler(40 + g, g)),"
            + " case when g % 3 = 0 then filler(40 + g, -g) end,"
            + " case when g % 5 = 0 then array[filler(40 + g, g)] end from generate_series(1, 200) g";
    private static final String KEPT = "create table kept as select * from d";
    private static final String LZ4 =
            "alter table d alter a set compression lz4, alter b set compression lz4," + " alter c set compression lz4";
    private static final String DIFFERING = "select count(*) from kept k full join d using (id)"
            + " where (k is null) is distinct from (d is null) or not coalesce((k) *= (d), false)";

    private static RewriteFixture documents() throws SQLException {
        return RewriteFixture.open(DOCUMENTS, ROWS, KEPT, LZ4);
    }

    @Test
    void allValuesGetTheMethodAndKeepTheirBytes() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            RewritePlan plan = fixture.plan("d");
            assertThat(fixture.left(plan)).isEqualTo(200);
            assertThat(fixture.pass(plan)).isEqualTo(200);
            assertThat(fixture.left(plan)).isZero();
            assertThat(fixture.pass(plan)).as("nothing is done twice").isZero();
            assertThat(fixture.texts("select distinct pg_column_compression(a) from d"))
                    .containsExactly("lz4");
            assertThat(
                            fixture.texts(
                                    "select count(*) filter (where b is null) || ' ' || count(*) filter (where c is null) from d"))
                    .containsExactly("134 160");
            assertThat(fixture.texts(DIFFERING)).containsExactly("0");
        }
    }

    @Test
    void alsoBackToPglz() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(
                "create table d(id int, a text compression lz4)",
                "insert into d select g, filler(40 + g) from generate_series(1, 30) g",
                "alter table d alter a set compression pglz")) {
            RewritePlan plan = fixture.plan("d", RewriteMethod.DIRECT, CompressionMethod.PGLZ);
            assertThat(fixture.pass(plan)).isEqualTo(30);
            assertThat(fixture.texts("select distinct pg_column_compression(a) from d"))
                    .containsExactly("pglz");
        }
    }

    @Test
    void rowsThatOthersLockedAreLeftForTheNextPass() throws SQLException {
        try (RewriteFixture fixture = documents();
                Connection other = fixture.database().connect()) {
            RewritePlan plan = fixture.plan("d");
            other.setAutoCommit(false);
            RewriteRows.execute(other, "select 1 from d where id in (7, 100) for update");
            assertThat(fixture.pass(plan)).isEqualTo(198);
            other.rollback();
            assertThat(fixture.left(plan)).isEqualTo(2);
            assertThat(fixture.pass(plan)).isEqualTo(2);
        }
    }

    @Test
    void aTableThatWasRewrittenMeanwhileIsBegunAgain() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            RewritePlan plan = fixture.plan("d");
            RewritePosition position = fixture.begin(plan);
            fixture.database().execute("vacuum full d");
            assertThat(fixture.batch(plan, position)).isEmpty();
            assertThat(fixture.pass(plan)).isEqualTo(200);
        }
    }

    @Test
    void anotherTableOfTheNameIsNotTouched() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            RewritePlan plan = fixture.plan("d");
            RewritePosition position = fixture.begin(plan);
            fixture.database().execute("alter table d rename to e", DOCUMENTS, ROWS);
            assertThat(fixture.batch(plan, position)).isEmpty();
        }
    }

    @Test
    void aValueThatChangesIsRolledBack() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            fixture.database()
                    .execute(
                            "create function f() returns trigger language plpgsql as"
                                    + " $$ begin new.a := new.a || '{\"touched\": true}'; return new; end $$",
                            "create trigger t before update on d for each row execute function f()");
            RewritePlan plan = fixture.plan("d");
            assertThatThrownBy(() -> fixture.pass(plan))
                    .isInstanceOfSatisfying(
                            MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUES_CHANGED));
            assertThat(fixture.texts("select count(*) from d where a ? 'touched'"))
                    .containsExactly("0");
        }
    }

    @Test
    void aColumnThatStillHasTheOldMethodIsAnErrorAndNoEndlessWork() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(DOCUMENTS, ROWS)) {
            RewritePlan plan = fixture.plan("d");
            assertThatThrownBy(() -> fixture.pass(plan))
                    .isInstanceOf(MigrateException.class)
                    .hasMessageContaining("still not by lz4");
        }
    }

    @Test
    void fieldsInsideOfACompositeAreReachedThroughText() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(
                "create type inner_pair as (a text, n numeric)",
                "create type outer_pair as (p inner_pair, \"odd \"\" name\" text)",
                "create table source(b text)",
                "insert into source values (repeat(md5('k') || ' abc ', 150))",
                "create table d(id int, v outer_pair)",
                "insert into d select 1, row(row(b, 1.50), 'x')::outer_pair from source",
                "insert into d select 2, row(null, b)::outer_pair from source",
                "insert into d values (3, null), (4, row(null, null)::outer_pair)",
                "alter table d alter v set compression lz4")) {
            String inside =
                    "select coalesce(pg_column_compression(((v).p).a), pg_column_compression((v).\"odd \"\" name\"))"
                            + " from d where id < 3 order by id";
            assertThat(fixture.texts(inside)).containsExactly("pglz", "pglz");
            assertThat(fixture.pass(fixture.plan("d", RewriteMethod.DIRECT, CompressionMethod.LZ4)))
                    .as("the direct way neither sees nor reaches them")
                    .isZero();
            RewritePlan plan = fixture.plan("d");
            assertThat(plan.columns().get(0).method()).isEqualTo(RewriteMethod.TEXT_CAST);
            assertThat(fixture.pass(plan)).isEqualTo(2);
            assertThat(fixture.texts(inside)).doesNotContain("pglz");
            assertThat(fixture.texts("select md5(v::text) from d where id < 3 order by id"))
                    .isEqualTo(
                            fixture.texts("select md5(row(row(b, 1.50)::inner_pair, 'x')::text) from source union all"
                                    + " select md5(row(null, b)::text) from source"));
        }
    }

    /** What the finding about such columns says is so, and what its hint does. */
    @Test
    void fieldsInsideOfArrayElementsKeepTheirMethod() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(
                "create type pair as (n int, t text)",
                "create table source(b text)",
                "insert into source values (repeat(md5('k') || ' abc ', 150))",
                "create table d(id int, v pair[])",
                "insert into d select 1, array[row(1, b)::pair] from source",
                "alter table d alter v set compression lz4")) {
            String inside = "select pg_column_compression((v[1]).t) from d";
            assertThat(fixture.texts(inside)).containsExactly("pglz");
            fixture.pass(fixture.plan("d"));
            assertThat(fixture.texts(inside)).containsExactly("pglz");
            fixture.session().setAutoCommit(false);
            RewriteSession.begin(fixture.session(), Duration.ofSeconds(5));
            String hint = RewriteNested.findings(
                            fixture.session(), List.of(fixture.plan("d").table()))
                    .get(0)
                    .hint();
            fixture.session().commit();
            fixture.session().setAutoCommit(true);
            fixture.database().execute(hint.replaceFirst(".*: (UPDATE .*;) fires.*", "$1"));
            assertThat(fixture.texts(inside)).containsExactly((String) null);
        }
    }

    @Test
    void aBatchReadsOnlyItsPartOfTheTable() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            String search = new RewriteStatements(fixture.plan("d")).lock();
            String bounded = search.replaceFirst("\\?", "'(1,0)'").replaceFirst("\\?", "'(2,0)'");
            assertThat(fixture.texts("explain " + bounded)).anyMatch(line -> line.contains("Tid Range Scan"));
            String places = new RewriteStatements(fixture.plan("d")).update().replace("?", "array['(0,1)']");
            assertThat(fixture.texts("explain " + places)).anyMatch(line -> line.contains("Tid Scan"));
        }
    }

    @Test
    void hostileNamesAreOnlyNames() throws SQLException {
        String name = "\"; drop table d; --\n \\'?${x}";
        String quoted = "\"" + name.replace("\"", "\"\"") + "\"";
        try (RewriteFixture fixture = RewriteFixture.open(
                "create schema " + quoted,
                "create table " + quoted + "." + quoted + "(id int, " + quoted + " text, \"select\" bytea)",
                "insert into " + quoted + "." + quoted
                        + " select g, filler(60), convert_to(filler(60), 'UTF8') from generate_series(1, 20) g",
                "alter table " + quoted + "." + quoted + " alter " + quoted
                        + " set compression lz4, alter \"select\" set compression lz4")) {
            assertThat(fixture.pass(fixture.plan(name))).isEqualTo(20);
            assertThat(fixture.left(fixture.plan(name))).isZero();
        }
    }

    @Test
    void heirsOfATableAreNotTouchedWithIt() throws SQLException {
        try (RewriteFixture fixture = RewriteFixture.open(
                "create table d(id int, a text)",
                "create table heir() inherits (d)",
                "insert into d select g, filler(60) from generate_series(1, 10) g",
                "insert into heir select g, filler(60) from generate_series(11, 30) g",
                "alter table only d alter a set compression lz4")) {
            RewritePlan plan = fixture.plan("d");
            assertThat(fixture.left(plan)).isEqualTo(10);
            assertThat(fixture.pass(plan)).isEqualTo(10);
        }
    }

    @Test
    void batchesAreOfBytes() throws SQLException {
        try (RewriteFixture fixture = documents()) {
            RewritePlan plan = fixture.plan("d");
            RewriteBatch batch = fixture.batch(plan, fixture.begin(plan)).orElseThrow();
            assertThat(batch.rawBytes()).isBetween(200_000L, 300_000L);
            assertThat(batch.rows()).isLessThan(50);
            assertThat(batch.proven()).isEqualTo(batch.rows());
            assertThat(batch.storedBefore()).isPositive();
            assertThat(batch.storedAfter()).isPositive();
            assertThat(List.of(batch.position().finished())).containsExactly(false);
        }
    }
}
