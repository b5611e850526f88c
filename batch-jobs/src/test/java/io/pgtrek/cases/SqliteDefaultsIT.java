package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.report.Outcome;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Defaults of SQLite columns. */
class SqliteDefaultsIT {

    private static final String DEFAULTS =
            "select column_name, column_default from information_schema.columns where table_name = '%s'"
                    + " and column_default is not null order by ordinal_position";

    @Test
    @DisplayName("case 103: defaults current_timestamp, strftime(), false, NULL and double-quoted strings work")
    void carriesDefaultsOver() {
        Migrated migrated = SqliteSource.of(
                        "create table d(id integer primary key, at timestamp default current_timestamp,"
                                + " at2 text default (strftime('%Y-%m-%d','now')), n numeric default false,"
                                + " l text default \"none\", z blob default (null))",
                        "insert into d(id) values (1)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        migrated.target().execute("insert into d(id) values (2)");
        assertThat(migrated.rows("select n, l, z is null from d order by id")).containsExactly("0|none|t", "0|none|t");
        assertThat(migrated.value("select abs(extract(epoch from (at - (now() at time zone 'UTC')))) < 60 from d"
                        + " where id = 2"))
                .isEqualTo("t");
        assertThat(migrated.value("select at2 = to_char(now() at time zone 'UTC', 'YYYY-MM-DD') from d where id = 2"))
                .isEqualTo("t");
        assertThat(migrated.value("select count(*) from information_schema.columns where table_name = 'd'"
                        + " and column_default is null"))
                .as("id and z have none")
                .isEqualTo("2");
    }

    @Test
    @DisplayName("case 103: literals of every kind keep their value")
    void keepsLiterals() {
        Migrated migrated = SqliteSource.of(
                        "create table d(id integer primary key, a integer default -7, b text default 'it''s',"
                                + " c real default 1.5e3, d blob default x'00ff', e boolean default 1,"
                                + " f boolean default 'true', g date default '2020-02-29', h text default 7,"
                                + " i integer default '8', j text default bare, k integer default 0x10, l text default '',"
                                + " m numeric default +3, n text default null)",
                        "insert into d(id) values (1)")
                .migrate();

        migrated.target().execute("insert into d(id) values (2)");
        assertThat(migrated.rows("select a,b,c,encode(d,'hex'),e,f,g,h,i,j,k,l='',m,n from d where id = 2"))
                .containsExactly("-7|it's|1500|00ff|t|t|2020-02-29|7|8|bare|16|t|3|NULL");
    }

    @Test
    @DisplayName("case 103: a default nobody can translate is dropped with a warning, the table stays")
    void dropsWhatCannotBeTranslated() {
        Migrated migrated = SqliteSource.of(
                        "create table d(id integer primary key, r text default (hex(randomblob(16))), v text default 'x')",
                        "insert into d values (1, 'r', 'v')")
                .migrate();

        assertThat(migrated.rows("select * from d")).containsExactly("1|r|v");
        assertThat(migrated.rows(DEFAULTS.formatted("d"))).contains("v|'x'::text");
        assertThat(migrated.findings("default-not-carried-over"))
                .extracting(Finding::object)
                .allMatch("main.d.r"::equals);
    }
}
