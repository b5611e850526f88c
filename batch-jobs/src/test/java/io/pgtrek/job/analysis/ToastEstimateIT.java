package io.pgtrek.job.analysis;

import static io.pgtrek.job.analysis.Analyzing.column;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.pgtrek.postgresql.toast.survey.AdviceAction;
import io.pgtrek.postgresql.toast.survey.Amount;
import io.pgtrek.postgresql.toast.survey.PartialReads;
import io.pgtrek.postgresql.toast.survey.SizeEstimate;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.AnalysisText;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Estimates against what the server makes of the same values. */
class ToastEstimateIT {

    private static final String WORDS =
            "(select string_agg(md5((i % (g % 50 + 1))::text), ' ')" + " from generate_series(1, 80 + g % 200) i)";

    private static SizeEstimate estimate(Analyzing analyzing, String table) {
        return Objects.requireNonNull(column(analyzing.table(table), "v").estimate());
    }

    private static void holds(Amount estimate, long truth) {
        assertThat(estimate.value()).isCloseTo(truth, within(truth / 20));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "bytea", "json", "xml", "varchar(20000)", "char(20000)"})
    void theServerComesToTheSame(String type) throws SQLException {
        String value = switch (type) {
            case "bytea" -> "convert_to(" + WORDS + ", 'UTF8')";
            case "json" -> "to_json(" + WORDS + ")";
            case "xml" -> WORDS + "::xml";
            default -> WORDS;
        };
        String anew = type.equals("json") ? "to_json(v)" : type.equals("xml") ? "v::text::xml" : "(array[v])[1]";
        Analyzing analyzing = Analyzing.withLz4()
                .execute(
                        "create table now(v " + type + ")",
                        "insert into now select " + value + " from generate_series(1, 1000) g",
                        "create table lz4(v " + type + " compression lz4)",
                        "insert into lz4 select " + anew + " from now",
                        "create table plain(v " + type + ")",
                        "alter table plain alter v set storage external",
                        "insert into plain select " + anew + " from now")
                .estimating(4 << 20);

        SizeEstimate estimate = estimate(analyzing, "now");

        holds(estimate.lz4(), analyzing.number("select sum(pg_column_size(v)) from lz4"));
        holds(estimate.plain(), analyzing.number("select sum(pg_column_size(v)) from plain"));
        holds(estimate.pglz(), analyzing.number("select sum(pg_column_size(v)) from now"));
        holds(estimate(analyzing, "plain").pglz(), analyzing.number("select sum(pg_column_size(v)) from now"));
        assertThat(estimate.ownBytes()).isTrue();
        assertThat(estimate.sampledValues()).isBetween(100L, 500L);
    }

    @Test
    void ofJsonbTheTextMustDo() throws SQLException {
        Analyzing analyzing = Analyzing.withLz4()
                .execute(
                        "create table now(v jsonb)",
                        "insert into now select jsonb_build_object('words', " + WORDS + ", 'n', g, 'list',"
                                + " array(select i * g from generate_series(1, 300) i)) from generate_series(1, 1000) g",
                        "create table lz4(v jsonb compression lz4)",
                        "insert into lz4 select v #> '{}' from now")
                .estimating(4 << 20);

        SizeEstimate estimate = estimate(analyzing, "now");

        long truth = analyzing.number("select sum(pg_column_size(v)) from lz4");
        assertThat(estimate.lz4().value()).isCloseTo(truth, within(truth / 4));
        assertThat(estimate.ownBytes()).isFalse();
    }

    @Test
    void whatPglzGivesUpOnIsTold() {
        Analyzing analyzing = Analyzing.withLz4()
                .execute(
                        "create table t(v bytea)",
                        "insert into t select (select string_agg(sha256((g * i)::text::bytea), '') from"
                                + " generate_series(1, 40) i) || convert_to(repeat('again ', 5000), 'UTF8')"
                                + " from generate_series(1, 100) g")
                .estimating(8 << 20);

        SizeEstimate estimate = estimate(analyzing, "t");

        assertThat(estimate.missedValues()).isEqualTo(Amount.counted(100));
        assertThat(estimate.missedBytes().value()).isGreaterThan(100 * 29_000);
        assertThat(AnalysisText.render(analyzing.report(), List.of())).contains("pglz gives up on about 100 values");
    }

    @Test
    void noMoreThanTheBudgetIsRead() {
        Analyzing analyzing = Analyzing.on(PostgresServer.get())
                .execute(
                        "create table t(v text)",
                        "insert into t select repeat(md5(g::text), 2000) from generate_series(1, 200) g",
                        "insert into t select repeat('huge', 10000000)")
                .estimating(1 << 20);

        SizeEstimate estimate = estimate(analyzing, "t");

        assertThat(estimate.sampledBytes()).isBetween(500_000L, 1L << 20);
        assertThat(estimate.tooLarge()).isPositive();
    }

    @Test
    void readsOfPiecesAreTimedInEachForm() throws SQLException {
        Analyzing analyzing = Analyzing.withLz4()
                .execute(
                        "create table t(id int, v bytea, small text, j jsonb)",
                        "insert into t select g, decode(string_agg(md5((i * g)::text) || repeat('0', 64), ''), 'hex'), 'x',"
                                + " '{}' from generate_series(1, 6) g, generate_series(1, 20000) i group by g");

        AnalysisReport report = analyzing.report(Selection.ALL, true);

        assertThat(report.partialReads())
                .extracting(reads -> reads.column().text())
                .containsExactly("v", "small");
        PartialReads reads = report.partialReads().get(0);
        assertThat(reads.values()).isEqualTo(5);
        assertThat(reads.times())
                .extracting(PartialReads.Times::form)
                .containsExactly("now", "external", "pglz", "lz4");
        long external = reads.times().get(1).end();
        long pglz = reads.times().get(2).end();
        assertThat(pglz).as("pglz decompresses all before the end").isGreaterThan(external * 5);
        assertThat(report.partialReads().get(1).notMeasured()).startsWith("There is no value");
        assertThat(analyzing.number("select count(*) from pg_class where relname = 'pgtrek_reads'"))
                .isZero();
        assertThat(AnalysisText.render(report, List.of()))
                .contains("Microseconds", "Reads not timed of 1 column: There is no");
    }

    @Test
    void withoutTheRightToTemporaryTablesNothingIsTimed() {
        String role = "reader_" + System.nanoTime();
        PostgresServer.get().execute("create role " + role + " login");
        Analyzing analyzing = Analyzing.on(PostgresServer.get());
        analyzing.execute(
                "revoke temporary on database " + analyzing.database().name() + " from public",
                "create table t(v text)",
                "alter table t alter v set storage external",
                "insert into t select repeat('x', 50000)",
                "grant select on t to " + role);

        AnalysisReport report = analyzing.as(role).report(Selection.ALL, true);

        assertThat(report.partialReads().get(0).notMeasured()).isEqualTo("A privilege is missing.");
        assertThat(report.tables().get(0).notRead()).isNull();
    }

    @Test
    void adviceFollowsFromRealValues() {
        Analyzing analyzing = Analyzing.withLz4()
                .execute("create table t(v text)", "insert into t select " + WORDS + " from generate_series(1, 100) g")
                .estimating(1 << 20);

        assertThat(analyzing.report().advice().get(0).action()).isEqualTo(AdviceAction.LZ4);
        analyzing.execute("alter table t alter v set compression lz4", "update t set v = v || ''");
        assertThat(analyzing.report().advice().get(0).action()).isEqualTo(AdviceAction.KEEP);
    }
}
