package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Indexes of SQLite tables. */
class SqliteIndexesIT {

    @Test
    @DisplayName("case 106: a partial unique index keeps its WHERE")
    void keepsPartialUniqueIndexes() {
        Migrated migrated = SqliteSource.of(
                        "create table g(id integer primary key, grp text, active integer)",
                        "create unique index ux on g(grp) where active=1",
                        "insert into g values (1,'a',0),(2,'a',0),(3,'a',1)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.index("ux"))
                .startsWith("CREATE UNIQUE INDEX ux ON public.g USING btree (grp")
                .endsWith("WHERE (active = 1)");
        assertThat(migrated.rows("select * from g order by id")).containsExactly("1|a|0", "2|a|0", "3|a|1");
    }

    @Test
    @DisplayName("case 106: predicates with IS NULL, IN, AND and quoted names")
    void keepsPredicates() {
        Migrated migrated = SqliteSource.of(
                        "create table g(id integer primary key, \"Del At\" text, k text, s integer)",
                        "create unique index u1 on g(k) where \"Del At\" is null",
                        "create index u2 on g(k desc) where s in (1, 2) and k <> ''",
                        "create index u3 on g(s) where [Del At] is not null",
                        "insert into g values (1,null,'a',1),(2,'x','a',2)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.index("u1")).contains("UNIQUE").endsWith("WHERE (\"Del At\" IS NULL)");
        assertThat(migrated.index("u2")).contains("DESC").contains("WHERE");
        assertThat(migrated.index("u3")).endsWith("WHERE (\"Del At\" IS NOT NULL)");
    }

    @Test
    @DisplayName("case 107: an expression index is created, and so is the primary key")
    void createsExpressionIndexes() {
        Migrated migrated = SqliteSource.of(
                        "create table x(id integer primary key, s text)",
                        "create unique index ux on x(lower(s))",
                        "insert into x values (1,'A')")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.index("ux")).startsWith("CREATE UNIQUE INDEX ux ON public.x USING btree (lower(s)");
        assertThat(migrated.constraints("x", 'p')).containsExactly("PRIMARY KEY (id)");
    }

    @Test
    @DisplayName("case 107: an expression nobody can translate costs its index only, and says so")
    void reportsUntranslatedExpressions() {
        Migrated migrated = SqliteSource.of(
                        "create table x(id integer primary key, s text)",
                        "create index bad on x(unlikely(s))",
                        "create index good on x(s, id desc)",
                        "insert into x values (1,'A')")
                .migrate();

        assertThat(migrated.rows("select * from x")).containsExactly("1|A");
        assertThat(migrated.constraints("x", 'p')).containsExactly("PRIMARY KEY (id)");
        assertThat(migrated.rows("select indexname from pg_indexes where tablename = 'x' order by 1"))
                .contains("good");
        assertThat(migrated.report().findings())
                .anyMatch(finding -> finding.object().equals("main.x.bad"));
    }

    @Test
    @DisplayName("case 107: NOCASE and two indexes of one name in other tables")
    void keepsNocaseVisible() {
        Migrated migrated = SqliteSource.of(
                        "create table x(id integer primary key, s text collate nocase unique)",
                        "create table y(id integer primary key, s text)",
                        "create index y_s on y(s collate nocase)",
                        "insert into x values (1,'A'),(2,'b')")
                .migrate();

        assertThat(migrated.rows("select s from x order by id")).containsExactly("A", "b");
        assertThat(migrated.report().findings())
                .as("comparison without case is said out loud")
                .anyMatch(finding -> finding.object().contains("main.x"))
                .anyMatch(finding -> finding.object().contains("main.y"));
    }
}
