package io.pgtrek.job.analysis;

import static io.pgtrek.job.analysis.Analyzing.column;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.pgtrek.postgresql.toast.ColumnStorage;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.Amount;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import io.pgtrek.testkit.PostgresServer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the survey says against what other queries say. */
class ToastSurveyIT {

    private static final String TEXT =
            "(select string_agg(md5((g * i)::text), ' ') from generate_series(1, g % 300) i)";

    /** Rows of all sizes, with values of both methods, neither, and none. */
    private static final String[] MIXED = {
        "create table doc(id int, t text, b bytea, j jsonb, e text, m text, n numeric, f float8)",
        "alter table doc alter e set storage external, alter m set storage main",
        "insert into doc select g, repeat(md5(g::text) || ' abc ', g % 500), decode(repeat(md5(g::text), g % 300), 'hex'),"
                + " to_jsonb(string_to_array(" + TEXT
                + ", ' ')), repeat('z', g % 5000), repeat(md5(g::text), g % 700), g, g"
                + " from generate_series(1, 1500) g",
        "update doc set t = null, e = null where id % 7 = 0"
    };

    private static final String[] LZ4 = {
        "alter table doc alter t set compression lz4, alter j set compression lz4",
        "insert into doc select id + 10000, t || '', b, j #> '{}', e, m, n, f from doc where id % 3 = 0"
    };

    private static long amount(List<Amount> amounts) {
        return amounts.stream().mapToLong(Amount::value).sum();
    }

    private static void agrees(Analyzing analyzing, ColumnSurvey column) throws SQLException {
        String c = column.name().text();
        List<Long> counted = analyzing.numbers("select count(" + c + "), coalesce(sum(pg_column_size(" + c + ")), 0),"
                + " count(*) filter (where pg_column_compression(" + c + ") = 'pglz'),"
                + " count(*) filter (where pg_column_compression(" + c + ") = 'lz4') from doc");
        assertThat(column.values().value()).as(c).isEqualTo(counted.get(0));
        assertThat(column.stored().value()).as(c).isEqualTo(counted.get(1));
        assertThat(column.values(CompressionMethod.PGLZ).value()).as(c).isEqualTo(counted.get(2));
        assertThat(column.values(CompressionMethod.LZ4).value()).as(c).isEqualTo(counted.get(3));
    }

    @Test
    void numbersAreThoseOfOtherQueries() throws SQLException {
        Analyzing analyzing = Analyzing.withLz4().execute(MIXED).execute(LZ4);

        TableSurvey doc = analyzing.table("doc");

        assertThat(doc.columns())
                .extracting(column -> column.name().text())
                .containsExactly("t", "b", "j", "e", "m", "n");
        for (ColumnSurvey column : doc.columns()) {
            agrees(analyzing, column);
        }
        ColumnSurvey text = column(doc, "t");
        assertThat(text.raw()).isEqualTo(Amount.counted(analyzing.number("select sum(octet_length(t)) from doc")));
        assertThat(text.values(CompressionMethod.LZ4).value()).isPositive();
        assertThat(text.values(CompressionMethod.PGLZ).value()).isPositive();
        assertThat(text.compression()).isEqualTo(CompressionMethod.LZ4);
        assertThat(column(doc, "e").storage()).isEqualTo(ColumnStorage.EXTERNAL);
        assertThat(doc.rows()).isEqualTo(Amount.counted(2000));
        assertThat(doc.bytes() + doc.toastBytes())
                .isEqualTo(analyzing.number("select pg_relation_size('doc') + pg_relation_size(reltoastrelid)"
                        + " from pg_class where oid = 'doc'::regclass"));
    }

    @ParameterizedTest
    @MethodSource("io.pgtrek.job.analysis.Analyzing#servers")
    void asManyValuesAreOutsideAsToastHolds(PostgresServer server) throws SQLException {
        Analyzing analyzing = Analyzing.on(server).execute(MIXED).execute("vacuum doc");

        TableSurvey doc = analyzing.table("doc");

        long outside = amount(
                doc.columns().stream().map(column -> column.valuesOutside()).toList());
        long there = analyzing.valuesInToast("doc");
        assertThat(there).isGreaterThan(1000);
        boolean told = analyzing.number("select current_setting('server_version_num')::int") >= 170_000;
        assertThat(outside).isCloseTo(there, within(told ? 0 : there / 200));
        assertThat(doc.spareToastBytes()).isBetween(0L, doc.toastBytes() / 5);
    }

    @Test
    void deadToastIsTold() throws SQLException {
        Analyzing analyzing = Analyzing.on(PostgresServer.get())
                .execute(
                        "create table t(v text) with (autovacuum_enabled = off, toast.autovacuum_enabled = off)",
                        "alter table t alter v set storage external",
                        "insert into t select repeat('x', 100000) from generate_series(1, 100)",
                        "delete from t where ctid > '(0,50)'",
                        "select pg_stat_force_next_flush()");

        TableSurvey table = analyzing.table("t");

        assertThat(table.deadChunks()).isPositive();
        assertThat(table.spareToastBytes()).isBetween(table.toastBytes() * 4 / 10, table.toastBytes() * 6 / 10);
    }

    @Test
    void toastIsNotRead() throws SQLException, InterruptedException {
        Analyzing analyzing = Analyzing.withLz4().execute(MIXED).execute(LZ4);
        String blocks =
                "select coalesce(toast_blks_read + toast_blks_hit, 0) from pg_statio_user_tables where relname = 'doc'";
        quiet(analyzing);
        long before = analyzing.number(blocks);

        analyzing.report();

        quiet(analyzing);
        assertThat(analyzing.number(blocks)).isEqualTo(before);
        analyzing.estimating(1 << 20).report();
        quiet(analyzing);
        assertThat(analyzing.number(blocks)).as("estimates read values").isGreaterThan(before);
    }

    /** Sessions tell what they read when they end. */
    private static void quiet(Analyzing analyzing) throws SQLException, InterruptedException {
        String others =
                "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
        for (int i = 0; i < 100 && analyzing.number(others) > 0; i++) {
            Thread.sleep(50);
        }
        assertThat(analyzing.number(others)).isZero();
        Thread.sleep(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"20%", "600kB"})
    void aSampleTellsItsRange(String share) throws SQLException {
        Analyzing analyzing = Analyzing.withLz4().execute(MIXED).execute(LZ4);
        TableSurvey whole = analyzing.table("doc");

        TableSurvey sample = analyzing.sampling(share).table("doc");

        assertThat(sample.fraction()).isBetween(0.02, 0.5);
        for (ColumnSurvey column : sample.columns()) {
            Amount truth = column(whole, column.name().text()).stored();
            assertThat(column.stored().low()).as(column.name().text()).isLessThanOrEqualTo(truth.value());
            assertThat(column.stored().high()).as(column.name().text()).isGreaterThanOrEqualTo(truth.value());
            assertThat(column.stored().high()).isLessThan(truth.value() * 3);
        }
    }
}
