package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Keys, foreign keys, checks, indexes. */
class KeyCasesIT {

    private static final String RESTRICT = " ON UPDATE RESTRICT ON DELETE RESTRICT";

    /** MySQL before 8.0.16 reads CHECK and forgets it, so there is nothing to carry over. */
    @Test
    @DisplayName("case 28: column and table checks are translated, or listed as not carried over")
    void checks() {
        Migrated migrated = Migrating.of(
                        MariaDbServer.get(),
                        "create table adult(id int primary key, age int check (age>=18), constraint c2 check (id<1000),"
                                + " n varchar(20) check (n <> '' and char_length(n) < 10))",
                        "insert into adult values (1,20,'x'),(2,null,null)",
                        "create table odd(id int primary key, s varchar(9) check (soundex(s) = 'A000'))",
                        "insert into odd values (1,'a')")
                .run();

        assertThat(migrated.rows("select * from adult order by id")).containsExactly("1|20|x", "2|NULL|NULL");
        assertThat(migrated.constraints("adult", 'c'))
                .hasSize(3)
                .contains("CHECK ((age >= 18))", "CHECK ((id < 1000))");
        assertThat(migrated.rows("select convalidated from pg_constraint where conrelid = 'adult'::regclass and"
                        + " contype = 'c'"))
                .containsExactly("t", "t", "t");
        assertThat(migrated.rows("select * from odd")).containsExactly("1|a");
        assertThat(migrated.told("check-not-carried-over"))
                .singleElement()
                .asString()
                .contains("odd.", "soundex");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    /** MySQL before 8 and MariaDB before 10.8 read DESC and forget it; index expressions are MySQL 8's alone. */
    @Test
    @DisplayName("case 32: descending index columns stay descending")
    void descendingIndexes() {
        Migrated migrated = Migrating.of(
                        MariaDbServer.get(),
                        "create table rk(id int primary key, a int, b int, s varchar(99), key d(a desc,b),"
                                + " unique key u(b desc, id desc), key p(s(5) desc))",
                        "insert into rk values (1,1,1,'x')")
                .run();

        assertThat(migrated.index("d")).endsWith("(a DESC, b)");
        assertThat(migrated.index("u")).contains("UNIQUE").endsWith("(b DESC, id DESC)");
        assertThat(migrated.index("p")).endsWith("(\"left\"((s)::text, 5) DESC)");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 38: composite foreign keys pair their columns by position in the key")
    void compositeForeignKeys(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table p(a int, b int, primary key(b,a))",
                        "create table c(x int, y int, constraint f foreign key(y,x) references p(b,a)"
                                + " on delete cascade on update set null)",
                        "insert into p values (1,2)",
                        "insert into c values (1,2),(null,7)",
                        "create table s(id int primary key, `up 1` int, `up 2` int, unique key (`up 1`, id),"
                                + " constraint `self \"` foreign key(`up 2`, `up 1`) references s(`up 1`, id))",
                        "insert into s values (1,null,null)")
                .run();

        assertThat(migrated.constraints("p", 'p')).containsExactly("PRIMARY KEY (b, a)");
        assertThat(migrated.constraints("c", 'f'))
                .containsExactly("FOREIGN KEY (y, x) REFERENCES p(b, a) ON UPDATE SET NULL ON DELETE CASCADE");
        assertThat(migrated.constraints("s", 'f'))
                .containsExactly("FOREIGN KEY (\"up 2\", \"up 1\") REFERENCES s(\"up 1\", id)" + RESTRICT);
        assertThat(migrated.rows("select * from c order by y")).containsExactly("1|2", "NULL|7");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("lesson 37: a foreign key to a table outside the selection is skipped and reported")
    void foreignKeyOutOfSelection(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table p(id int primary key)",
                        "create table c(id int primary key, p int, constraint c_p foreign key(p) references p(id))",
                        "insert into p values (1)",
                        "insert into c values (1,1)")
                .include("c")
                .run();

        assertThat(migrated.rows("select * from c")).containsExactly("1|1");
        assertThat(migrated.constraints("c", 'f')).isEmpty();
        assertThat(migrated.told("foreign-key-not-carried-over"))
                .singleElement()
                .asString()
                .startsWith("c.c_p: ")
                .contains("not part of this run");
        assertThat(migrated.report().tables()).hasSize(1);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("lesson 35: many foreign keys between the same tables, created and dropped by several workers")
    void manyForeignKeys(TestServer server) {
        int tables = 8;
        List<String> statements = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            statements.add("create table t" + i + "(id int primary key, a int, b int)");
            statements.add("insert into t" + i + " values (1,1,1),(2,null,1)");
        }
        for (int i = 0; i < tables; i++) {
            statements.add("alter table t" + i + " add constraint a" + i + " foreign key(a) references t"
                    + (i + 1) % tables + "(id), add constraint b" + i + " foreign key(b) references t0(id)");
        }
        Migrating migrating =
                Migrating.of(server, statements.toArray(String[]::new)).workers(4);
        migrating.run();
        Migrated again = migrating.run(true);

        assertThat(again.rows("select count(*) from pg_constraint where contype = 'f' and convalidated"
                        + " and connamespace = 'public'::regnamespace"))
                .containsExactly("16");
        assertThat(again.report().rowsCopied()).isEqualTo(16);
        assertThat(again.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
