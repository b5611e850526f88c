package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestDatabase;
import org.junit.jupiter.api.Test;

/** Ways in which values or rules could change without a word. */
class SilentChangeIT {

    private static TestDatabase mariaDb(String... sql) {
        TestDatabase database = MariaDbServer.get().createDatabase();
        database.execute(sql);
        return database;
    }

    @Test
    void generatedColumnsKeepTheValuesTheSourceComputed() {
        TestDatabase source = mariaDb(
                "create table em(id int primary key, d varchar(10), dt datetime(3), x double,"
                        + " ci int as (d = 'ABC'), u datetime as (dt), f float(8,2) as (x), n int as (id * 2))",
                "insert into em(id, d, dt, x) values (1, 'abc', '2020-12-31 23:59:59.5', 1.005)");

        Migrated migrated =
                Migrating.from(source).schema(source.name(), "public").run();

        assertThat(migrated.rows("select ci, u, f, n from em")).containsExactly("1|2020-12-31 23:59:59|1|2");
        assertThat(migrated.findings("generated-column-plain"))
                .extracting(Finding::object)
                .allMatch(object -> !object.endsWith(".n"))
                .hasSize(3);
    }

    @Test
    void whatTheCatalogCannotShowIsNotInvented() {
        TestDatabase source = mariaDb(
                "create table q(id int primary key, d varchar(10) default '\uD83D\uDE00', e enum('\uD83D\uDE00', 'b'),"
                        + " c varchar(20) check (c <> '\uD83D\uDE00')) default charset utf8mb4",
                "insert into q(id, e) values (1, '\uD83D\uDE00'), (2, 'b')");

        Migrated migrated =
                Migrating.from(source).schema(source.name(), "public").run();

        assertThat(migrated.rows("select e from q order by id")).containsExactly("\uD83D\uDE00", "b");
        assertThat(migrated.findings("default-not-carried-over")).hasSize(1);
        assertThat(migrated.findings("check-not-carried-over")).hasSize(1);
        assertThat(migrated.findings("labels-doubtful")).hasSize(1);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @Test
    void aColumnWithoutANameIsNamedInAFinding() {
        Migrated migrated = SqliteSource.of("create table t(a int, \"\" text)", "insert into t values (1, 'x')")
                .migrate();

        assertThat(migrated.rows("select * from t")).containsExactly("1");
        assertThat(migrated.findings("column-not-carried-over")).hasSize(1);
    }

    @Test
    void aMisspeltConditionStopsTheRun() {
        MigrateException failure = SqliteSource.of("create table t(a int)")
                .migrating()
                .where("tt", "a > 1")
                .failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED);
        assertThat(failure).hasMessageContaining("copy.where").hasMessageContaining("tt");
    }

    @Test
    void aSelectionOfNothingStopsTheRun() {
        MigrateException failure = SqliteSource.of("create table t(a int)")
                .migrating()
                .include("nosuch")
                .failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED);
        assertThat(failure).hasMessageContaining("select.include").hasMessageContaining("nosuch");
    }

    @Test
    void tablesDoNotMixWithTheJobsBooks() {
        MigrateException failure = SqliteSource.of("create table run(a int)")
                .migrating()
                .schema("main", "migrate")
                .failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED);
        assertThat(failure).hasMessageContaining("schema migrate");
    }
}
