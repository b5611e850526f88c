package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code migrate run --retry-rejects}. */
class RetryRejectsIT {

    private static final String BALANCE = "select (select count(*) from t) || ' ' || sum(rows_read) || ' ' ||"
            + " sum(rows_copied) || ' ' || sum(rows_rejected) from migrate.slice_ledger where table_number = 1";

    /** Rows whose v is no number are rejected. */
    private static Migrating migrating(int rows, int bad) {
        return SqliteSource.of(
                        "create table t(id integer primary key, v, w text)",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < " + rows
                                + ") insert into t select i, case when i <= " + bad
                                + " then 'bad ' || i else i end, 'w' || i from s")
                .migrating()
                .cast("t.v", "integer")
                .maxRejects(bad);
    }

    private static void edit(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    @Test
    void mendedLinesAreLoadedOnceAndTheOthersGoToANewFile() throws IOException {
        Migrating migrating = migrating(20, 3);
        migrating.run();
        Path file = migrating.rejectFile();
        edit(file, "{\"source\":\"bad 2\"}", "\"-2\"");
        edit(file, "{\"source\":\"bad 3\"}", "\"no number\"");
        String input = Files.readString(file);

        Migrated once = migrating.retry(file);

        assertThat(once.report().message())
                .matches("1 of 3 rejected rows loaded; 2 were rejected again: .*case-run1-retry/retry-001.jsonl\\.");
        assertThat(once.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(once.value(BALANCE)).isEqualTo("18 20 18 2");
        assertThat(once.table("t").rejected()).isEqualTo(2);
        assertThat(once.value("select v || w from t where id = 2")).isEqualTo("-2w2");
        assertThat(file).hasContent(input);
        Path again = migrating.rejectDirectory().resolve("case-run1-retry/retry-001.jsonl");
        assertThat(Files.readAllLines(again)).hasSize(2);
        assertThat(Files.readAllLines(again).get(1))
                .contains("\"not a number\"")
                .contains("\"v\":\"no number\"");

        Migrated twice = migrating.retry(file);
        assertThat(twice.report().message())
                .contains("0 of 2 rejected rows loaded; 2 were rejected again")
                .contains("retry-002.jsonl")
                .endsWith("1 row had been loaded before.");
        assertThat(twice.value(BALANCE)).isEqualTo("18 20 18 2");

        migrating.targetDatabase().execute("alter table t alter v type text");
        Migrated mended = migrating.retry(again);
        assertThat(mended.report().message()).isEqualTo("All 2 rejected rows loaded.");
        assertThat(mended.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(mended.rows("select v from t where id <= 3 order by id"))
                .containsExactly("bad 1", "-2", "no number");
        assertThat(migrating.retry(again).report().message())
                .isEqualTo("No rejected row was left to load. 2 rows had been loaded before.");
        assertThat(mended.value(BALANCE)).isEqualTo("20 20 20 0");
    }

    @Test
    void aLineThatStandsTwiceIsLoadedOnce() throws IOException {
        Migrating migrating = migrating(5, 1);
        migrating.run();
        Path file = migrating.rejectFile();
        edit(file, "{\"source\":\"bad 1\"}", "\"1\"");
        Files.writeString(file, Files.readString(file), StandardOpenOption.APPEND);

        assertThat(migrating.retry(file).value(BALANCE)).isEqualTo("5 5 5 0");
    }

    @Test
    void aRetryThatBreaksHalfWayGoesOnWhereItStopped() throws IOException, SQLException {
        Migrating migrating = migrating(2_600, 2_500);
        migrating.run();
        Path file = migrating.rejectFile();
        Files.writeString(file, Files.readString(file).replaceAll("\\{\"source\":\"bad (\\d+)\"}", "\"$1\""));
        migrating
                .targetDatabase()
                .execute(
                        "create function stop() returns trigger language plpgsql as 'begin if new.id = 1500 then"
                                + " raise exception using errcode = ''57014''; end if; return new; end'",
                        "create trigger stop before insert on t for each row execute function stop()");

        assertThat(migrating.retryFailure(file).code()).isEqualTo(ErrorCode.WRITE_FAILED);
        assertThat(Database.value(migrating.targetDatabase(), BALANCE)).isEqualTo("1100 2600 1100 1500");
        migrating.targetDatabase().execute("drop trigger stop on t");
        Migrated migrated = migrating.retry(file);

        assertThat(migrated.report().message())
                .isEqualTo("All 1,500 rejected rows loaded. 1,000 rows had been loaded before.");
        assertThat(migrated.value(BALANCE)).isEqualTo("2600 2600 2600 0");
    }

    @Test
    void rowsThatReferToEachOtherAreLoadedWhateverTheirOrder() {
        Migrating migrating = SqliteSource.of(
                        "create table a(id integer primary key, p integer references p(id), v)",
                        "create table p(id integer primary key, v)",
                        "insert into p values (1, 1), (2, 'bad')",
                        "insert into a values (1, 1, 1), (2, 2, 'bad')")
                .migrating()
                .cast("*.v", "integer")
                .maxRejects(2);
        migrating.run();
        migrating.targetDatabase().execute("alter table a alter v type text", "alter table p alter v type text");

        Migrated migrated = migrating.retry(migrating.rejectDirectory());

        assertThat(migrated.report().message()).isEqualTo("All 2 rejected rows loaded.");
        assertThat(migrated.constraints("a", 'f')).hasSize(1);
        assertThat(migrated.rows("select a.id, p.v from a join p on p.id = a.p order by 1"))
                .containsExactly("1|1", "2|bad");
    }

    @Test
    void largeValuesAreReadAgainByTheRowsKey() throws IOException {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key, v, b blob)",
                        "insert into t values (1, 'bad', zeroblob(3000000)), (2, 2, x'00')",
                        "create table nokey(v, b blob)",
                        "insert into nokey values ('bad', zeroblob(3000000))")
                .migrating()
                .cast("*.v", "integer")
                .maxRejects(2);
        Migrated migrated = migrating.run();
        assertThat(migrated.rejects())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).contains("{\"leftOut\":3000000}"));
        migrating.targetDatabase().execute("alter table t alter v type text", "alter table nokey alter v type text");

        Migrated retried = migrating.retry(migrating.rejectDirectory());

        assertThat(retried.report().message()).contains("1 of 2 rejected rows loaded");
        assertThat(retried.rows("select id, v, length(b) from t order by id"))
                .containsExactly("1|bad|3000000", "2|2|1");
        Path again = migrating.rejectDirectory().resolve("case-run1-retry/retry-001.jsonl");
        assertThat(Files.readString(again)).contains("no primary key to find its row by");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "`\"job\":\"case\"` ~ `\"job\":\"other\"` ~ REJECT_FILE_FOREIGN ~ it is of job \"other\"",
                "`\"id\":\"1/` ~ `\"id\":\"7/` ~ REJECT_FILE_FOREIGN ~ it is of run 7",
                "`/2/` ~ `/20/` ~ REJECT_FILE_DAMAGED ~ its id was changed",
                "`t00001-` ~ `t00009-` ~ REJECT_FILE_DAMAGED ~ its id names no table",
                "`\"table\":\"public.t\"` ~ `\"table\":\"public.u\"` ~ REJECT_FILE_DAMAGED ~ it names public.u",
                "`\"w\":\"w2\"` ~ `\"x\":\"w2\"` ~ REJECT_FILE_DAMAGED ~ lack column \"w\"",
                "`\"w\":\"w2\"` ~ `\"w\":\"w2\",\"x\":null` ~ REJECT_FILE_DAMAGED ~ column \"x\" is not one",
                "`\"w\":\"w2\"` ~ `\"w\":[\"w2\"]` ~ REJECT_FILE_DAMAGED ~ column \"w\" is neither",
                "`\"w\":\"w2\"` ~ `\"w\":w2` ~ REJECT_FILE_DAMAGED ~ not one whole JSON object",
                "`\"w\":\"w2\"` ~ `\"w\":\"w2\",\"w\":\"w3\"` ~ REJECT_FILE_DAMAGED ~ not one whole JSON object",
                "`\"reason\"` ~ `\"raison\"` ~ REJECT_FILE_DAMAGED ~ unknown key",
            })
    void refusesLinesOfSomethingElseAndLoadsNothing(String from, String to, ErrorCode code, String sentence)
            throws IOException, SQLException {
        Migrating migrating = migrating(5, 3);
        migrating.run();
        Path file = migrating.rejectFile();
        edit(file, "{\"source\":\"bad 1\"}", "\"1\"");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(1)).contains(from);
        Files.write(file, List.of(lines.get(0), lines.get(1).replace(from, to), lines.get(2)));

        MigrateException failure = migrating.retryFailure(file);

        assertThat(failure.code()).isEqualTo(code);
        assertThat(failure).hasMessageContaining("Line 2 of " + file).hasMessageContaining(sentence);
        assertThat(failure.hint()).endsWith("Nothing was loaded.");
        assertThat(failure.getMessage() + failure.detail()).doesNotContain("w2").doesNotContain("w3");
        assertThat(Database.value(migrating.targetDatabase(), BALANCE)).isEqualTo("2 5 2 3");
    }

    @Test
    void saysThatAFileDoesNotExist() {
        Migrating migrating = migrating(5, 1);
        migrating.run();
        Path none = migrating.directory().resolve("none.jsonl");

        MigrateException failure = migrating.retryFailure(none);

        assertThat(failure.code()).isEqualTo(ErrorCode.FILE_UNREADABLE);
        assertThat(failure).hasMessage("The reject file " + none + " does not exist.");
        assertThat(failure.detail()).isNull();
    }

    @Test
    void verificationAsksForTheRulesOfTheRunAfterOthersWereUsedForRejects() {
        SqliteSource source = SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "insert into t values (1, 'a'), (2, 'b' || char(0) || 'c')");
        ValuePolicy strict =
                new ValuePolicy(ValuePolicy.ZeroDates.NULL, ValuePolicy.NulBytes.REJECT, ValuePolicy.Spatial.WKB);
        Migrating migrating = source.migrating().values(strict).maxRejects(1);
        migrating.run();
        Migrating changed = source.migrating()
                .into(migrating.targetDatabase())
                .values(ValuePolicy.DEFAULT)
                .maxRejects(1);
        assertThat(changed.retry(migrating.rejectFile()).value("select v from t where id = 2"))
                .isEqualTo("bc");

        assertThatThrownBy(changed::verify).isInstanceOfSatisfying(MigrateException.class, failure -> {
            assertThat(failure.code()).isEqualTo(ErrorCode.CONFIGURATION_CHANGED);
            assertThat(failure.hint()).contains("Only rules for values or types under map: differ", "Put them back");
        });
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrating.refresh().value("select v from t where id = 2")).isEqualTo("bc");
    }

    @Test
    void refusesBytesThatAreNotUtf8() throws IOException {
        Migrating migrating = migrating(5, 1);
        migrating.run();
        Path file = migrating.rejectFile();
        Files.write(file, Files.readString(file).replace("w1", "ÿ").getBytes(StandardCharsets.ISO_8859_1));

        assertThat(migrating.retryFailure(file).code()).isEqualTo(ErrorCode.FILE_UNREADABLE);
    }

    @Test
    void refusesTheFileOfAnAttemptThatWasRolledBack() throws IOException {
        Migrating migrating = migrating(5, 2).maxRejects(1);
        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        Path kept = migrating.directory().resolve("kept.jsonl");
        Files.copy(migrating.rejectFile(), kept);

        assertThat(migrating.retryFailure(kept).code()).isEqualTo(ErrorCode.REJECT_FILE_FOREIGN);
        migrating.maxRejects(2).run();
        assertThat(migrating.retryFailure(kept)).hasMessageContaining("its slice was rolled back or copied anew");
    }

    @Test
    void rulesForValuesMayChangeButNothingElse() {
        Migrating migrating = migrating(5, 1);
        migrating.run();
        migrating.targetDatabase().execute("alter table t alter v type text");

        assertThat(migrating.where("t", "id > 0").retryFailure(migrating.rejectDirectory()))
                .hasMessageContaining("the job file now asks for something else");
        Migrated retried = migrating(5, 1)
                .into(migrating.targetDatabase())
                .values(ValuePolicy.DEFAULT)
                .run(true);
        assertThat(retried.table("t").rejected()).isOne();
        assertThat(migrating.retryFailure(migrating.rejectFile())).hasMessageContaining("the last one is 2");
    }

    @Test
    void refusesAKeyThatLeavesTheSliceAndMovesTheNextNumberOn() throws IOException {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key autoincrement, v)",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < 2000)"
                                + " insert into t select i, i from s",
                        "insert into t values (2001, 'bad')")
                .migrating()
                .cast("t.v", "integer")
                .sliceBytes(4_000)
                .maxRejects(1);
        migrating.run();
        Path file = migrating.rejectFile();
        String mended = Files.readString(file).replace("{\"source\":\"bad\"}", "\"1\"");

        Files.writeString(file, mended.replace("\"id\":\"2001\"", "\"id\":\"7\""));
        assertThat(migrating.retryFailure(file))
                .hasMessageContaining("was changed to a number of another slice")
                .extracting(MigrateException::code)
                .isEqualTo(ErrorCode.REJECT_FILE_DAMAGED);
        Files.writeString(file, mended);
        Migrated retried = migrating.retry(file);

        assertThat(retried.value("select count(*) from t")).isEqualTo("2001");
        assertThat(retried.value("insert into t (v) values (0) returning id")).isEqualTo("2002");
    }

    @Test
    void aRefreshKeepsLoadedRowsUntilTheirSliceChangesAndThenSaysThatTheyWent() throws IOException {
        SqliteSource source = SqliteSource.of(
                "create table t(id integer primary key, v)", "insert into t values (1, 1), (2, 'bad'), (3, 3)");
        Migrating migrating = source.migrating().cast("t.v", "integer").maxRejects(1);
        migrating.run();
        edit(migrating.rejectFile(), "{\"source\":\"bad\"}", "\"2\"");
        migrating.retry(migrating.rejectFile());

        Migrated unchanged = migrating.refresh();
        assertThat(unchanged.value("select sum(v) from t")).isEqualTo("6");
        assertThat(unchanged.report().findings()).extracting(Finding::code).doesNotContain("loaded-rows-replaced");

        source.execute("update t set v = 30 where id = 3");
        Migrated changed = migrating.refresh();
        assertThat(changed.value("select sum(v) from t")).isEqualTo("31");
        assertThat(changed.report().findings())
                .filteredOn(finding -> finding.code().equals("loaded-rows-replaced"))
                .singleElement()
                .extracting(Finding::message)
                .asString()
                .contains("went 1 row that --retry-rejects had loaded");
    }

    @Test
    void anUnfinishedRunTakesRowsToo() throws IOException {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key, v, w text)",
                        "create index t_w on t(w)",
                        "insert into t values (1, 'bad 1', 'a'), (2, 2, 'b')")
                .migrating()
                .cast("t.v", "integer")
                .maxRejects(1);
        migrating.editedPlan(Map.of("CREATE INDEX", "CREATE INDEXX"));
        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.DDL_FAILED);
        edit(migrating.rejectFile(), "{\"source\":\"bad 1\"}", "\"1\"");

        Migrated retried = migrating.retry(migrating.rejectFile());
        assertThat(retried.report().message()).startsWith("The rejected row was loaded. The run itself is unfinished");
        assertThat(retried.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        edit(migrating.directory().resolve("plan/V4__keys_and_indexes.sql"), "CREATE INDEXX", "CREATE INDEX");
        Migrated migrated = migrating.run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value(BALANCE)).isEqualTo("2 2 2 0");
        assertThat(migrating.verify().outcome())
                .as("a row is expected as it was loaded")
                .isEqualTo(Outcome.DONE);
        migrated.target().execute("update t set v = v + 1 where id = 1");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.MISMATCH);
    }

    @Test
    void theWorkedExampleOfTheDocumentIsTrue() throws IOException {
        String document = Files.readString(Path.of("..", "docs", "rejects.md"));
        Migrating migrating = SqliteSource.of(
                        "create table orders(id integer primary key, amount, note text)",
                        "insert into orders values (6, 5, ''), (7, 'twelve', 'by phone')")
                .migrating()
                .named("shop")
                .cast("orders.amount", "integer")
                .maxRejects(1);
        Migrated migrated = migrating.run();
        String line = migrated.rejects().get(0);
        String shown = document.lines()
                .filter(one -> one.startsWith("{\"id\":"))
                .findFirst()
                .orElseThrow();
        assertThat(line.replaceFirst("/[0-9a-f]{16}\"", "/5f0c9a7be2d14836\"")).isEqualTo(shown);
        assertThat(document).contains("`{\"source\":\"twelve\"}` replaced by `\"12\"`");
        assertThat(migrating.rejectFile()).endsWithRaw(Path.of("shop-run1", "t00001-s001.jsonl"));

        edit(migrating.rejectFile(), "{\"source\":\"twelve\"}", "\"12\"");
        Migrated retried = migrating.retry(migrating.rejectFile());

        assertThat(retried.rows("select * from orders order by id")).containsExactly("6|5|", "7|12|by phone");
    }
}
