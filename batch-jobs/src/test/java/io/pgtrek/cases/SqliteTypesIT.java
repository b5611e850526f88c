package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.report.Outcome;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Types by declaration as far as the data agree. */
class SqliteTypesIT {

    private static final String TYPES = "select attname, format_type(atttypid, atttypmod) from pg_attribute"
            + " where attrelid = '%s'::regclass and attnum > 0 order by attnum";

    @Test
    @DisplayName("case 110: free-form type names fall back on affinity in an empty table")
    void readsFreeFormTypes() {
        Migrated migrated = SqliteSource.of("create table f(a, b int(5), c text(100), d number, e signed long,"
                        + " f longtext, g \"my type\"(3,4))")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows(TYPES.formatted("f")))
                .containsExactly("a|text", "b|integer", "c|text", "d|numeric", "e|bigint", "f|text", "g|numeric");
    }

    @Test
    @DisplayName("case 110: and follow the data where there are some")
    void followsTheData() {
        Migrated migrated = SqliteSource.of(
                        "create table f(a, b int(5), c text(100), d number, e signed long, f longtext,"
                                + " g \"my type\"(3,4))",
                        "insert into f values (x'00', 7, 'c', 1.5, 9223372036854775807, 'f', 'g'),"
                                + " (null, 3000000000, 12, '2', -1, '', null)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows(TYPES.formatted("f")))
                .containsExactly("a|bytea", "b|bigint", "c|text", "d|numeric", "e|bigint", "f|text", "g|text");
        assertThat(migrated.rows("select * from f order by b"))
                .containsExactly("\\x00|7|c|1.5|9223372036854775807|f|g", "NULL|3000000000|12|2|-1||NULL");
    }

    @Test
    @DisplayName("case 113: numbers beyond the declared precision widen the column, no row is lost")
    void widensNumbers() {
        Migrated migrated = SqliteSource.of(
                        "create table q(id integer primary key, b bigint, n decimal(10,2))",
                        "insert into q values (1,1e30,1.005),(2,1,123456789012.5),(3,2,'n/a')")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.type("q", "b")).isEqualTo("double precision");
        assertThat(migrated.type("q", "n")).isEqualTo("text");
        assertThat(migrated.rows("select * from q order by id"))
                .containsExactly("1|1e+30|1.005", "2|1|123456789012.5", "3|2|n/a");
        assertThat(migrated.told("type-widened").toString())
                .contains(
                        "Declared decimal(10,2), but holds 2 reals, 1 text, of which 3 do not fit numeric(10,2): becomes"
                                + " text.");
    }

    @Test
    @DisplayName("case 113: numbers alone widen to numeric; what fits keeps the declared precision")
    void widensToNumeric() {
        Migrated migrated = SqliteSource.of(
                        "create table q(id integer primary key, n decimal(10,2), o decimal(5,2))",
                        "insert into q values (1,1.005,1.25),(2,123456789012.5,'999.99'),(3,null,-3)")
                .migrate();

        assertThat(migrated.type("q", "n")).isEqualTo("numeric");
        assertThat(migrated.type("q", "o")).isEqualTo("numeric(5,2)");
        assertThat(migrated.rows("select * from q order by id"))
                .containsExactly("1|1.005|1.25", "2|123456789012.5|999.99", "3|NULL|-3.00");
    }

    @Test
    @DisplayName("case 113: a type the user insists on rejects what does not fit, row by row")
    void rejectsWhatTheUsersTypeCannotHold() {
        Migrating migrating = SqliteSource.of(
                        "create table q(id integer primary key, n decimal(10,2))",
                        "insert into q values (1,1.005),(2,123456789012.5),(3,'n/a'),(4,2.5)")
                .migrating()
                .cast("q.n", "numeric(10,2)");

        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        Migrated migrated = migrating.maxRejects(3).run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.rows("select * from q")).containsExactly("4|2.50");
        assertThat(migrated.rejects()).hasSize(3);
        assertThat(migrated.table("q").rejected()).isEqualTo(3);
    }

    @Test
    @DisplayName(
            "lesson 68: Infinity, datetime('now'), type \"NUMERIC(10,2)\" in quotes and an empty autoincrement table")
    void handlesLesson68() {
        Migrated migrated = SqliteSource.of(
                        "create table l(id integer primary key autoincrement, r real,"
                                + " made text default (datetime('now')), n \"NUMERIC(10,2)\")",
                        "create table empty(id integer primary key autoincrement, at datetime default"
                                + " (datetime('now')))",
                        "insert into l(r, n) values (9e999, 1.25), (-9e999, 2)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.type("l", "r")).isEqualTo("double precision");
        assertThat(migrated.type("l", "n")).isEqualTo("numeric(10,2)");
        assertThat(migrated.rows("select r, n from l order by id")).containsExactly("Infinity|1.25", "-Infinity|2.00");
        migrated.target().execute("insert into empty default values", "insert into l(r) values (1)");
        assertThat(migrated.value("select id from empty")).isEqualTo("1");
        assertThat(migrated.value("select made ~ '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' from l where id = 3"))
                .isEqualTo("t");
        assertThat(migrated.value("select abs(extract(epoch from (at - (now() at time zone 'UTC')))) < 60 from empty"))
                .isEqualTo("t");
    }
}
