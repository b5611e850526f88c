package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.report.Outcome;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Primary and foreign keys, and where numbering goes on. */
class SqliteKeysIT {

    @Test
    @DisplayName("case 109: an empty AUTOINCREMENT table whose sqlite_sequence says 500 goes on at 501")
    void goesOnAtTheNextNumber() {
        Migrated migrated = SqliteSource.of(
                        "create table a(id integer primary key autoincrement, v text)",
                        "insert into a values (500,'x')",
                        "delete from a")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        migrated.target().execute("insert into a(v) values ('new')");
        assertThat(migrated.rows("select * from a")).containsExactly("501|new");
        assertThat(migrated.constraints("a", 'p')).containsExactly("PRIMARY KEY (id)");
    }

    @Test
    @DisplayName("case 109: every kind of primary key arrives, rowid keys number themselves")
    void createsEveryPrimaryKey() {
        Migrated migrated = SqliteSource.of(
                        "create table b(id integer primary key, v text)",
                        "insert into b values (500,'x'),(7,'y'),(-3,'z')",
                        "create table c(id int primary key)",
                        "create table d(k text, n int, primary key (n, k)) without rowid",
                        "insert into d values ('k',1)",
                        "create table e(\"Id\" INTEGER NOT NULL CONSTRAINT pk_e PRIMARY KEY)",
                        "create table never(id integer primary key autoincrement)",
                        "create table big(id integer primary key)",
                        "insert into big values (9223372036854775806)")
                .migrate();

        assertThat(migrated.constraints("b", 'p')).containsExactly("PRIMARY KEY (id)");
        assertThat(migrated.constraints("c", 'p')).containsExactly("PRIMARY KEY (id)");
        assertThat(migrated.constraints("d", 'p')).containsExactly("PRIMARY KEY (n, k)");
        assertThat(migrated.constraints("e", 'p')).containsExactly("PRIMARY KEY (\"Id\")");
        migrated.target()
                .execute(
                        "insert into b(v) values ('new')",
                        "insert into e default values",
                        "insert into never default values",
                        "insert into big default values");
        assertThat(migrated.rows("select id from b order by 1")).containsExactly("-3", "7", "500", "501");
        assertThat(migrated.rows("select * from e")).containsExactly("1");
        assertThat(migrated.rows("select * from never")).containsExactly("1");
        assertThat(migrated.rows("select * from big order by 1"))
                .containsExactly("9223372036854775806", "9223372036854775807");
    }

    @Test
    @DisplayName("case 109: a rowid at the end of bigint leaves nothing to number, and nothing fails")
    void acceptsTheLastNumber() {
        Migrated migrated = SqliteSource.of(
                        "create table big(id integer primary key)", "insert into big values (9223372036854775807)")
                .migrate();

        assertThat(migrated.rows("select * from big")).containsExactly("9223372036854775807");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("case 112: REFERENCES without columns means the primary key; orphans are reported with their keys")
    void reportsOrphans() {
        Migrated migrated = SqliteSource.of(
                        "create table p(id integer primary key)",
                        "create table c(id integer primary key, pid integer references p on delete cascade)",
                        "insert into c values (1,99)")
                .migrate();

        assertThat(migrated.rows("select * from c")).containsExactly("1|99");
        assertThat(migrated.constraints("c", 'f'))
                .containsExactly("FOREIGN KEY (pid) REFERENCES p(id) ON DELETE CASCADE NOT VALID");
        assertThat(migrated.findings("foreign-key-orphans"))
                .singleElement()
                .extracting(Finding::message)
                .asString()
                .contains("1 row of main.c refers to rows main.p does not have")
                .contains("keys: 1.");
        assertThat(migrated.findings("constraint-not-valid")).hasSize(1);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @Test
    @DisplayName("case 112: without orphans the key is valid; names like references and \"a b\" are no trouble")
    void createsImpliedKeys() {
        Migrated migrated = SqliteSource.of(
                        "create table \"references\"(\"a b\" integer primary key)",
                        "create table c(id integer primary key, \"p id\" integer references \"references\" on update"
                                + " set null deferrable initially deferred)",
                        "insert into \"references\" values (1)",
                        "insert into c values (1,1),(2,null)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.constraints("c", 'f'))
                .containsExactly("FOREIGN KEY (\"p id\") REFERENCES \"references\"(\"a b\") ON UPDATE SET NULL"
                        + " DEFERRABLE INITIALLY DEFERRED");
    }

    @Test
    @DisplayName("case 112: a key to a table that does not exist is an error that costs nothing else")
    void reportsMissingParents() {
        Migrated migrated = SqliteSource.of(
                        "create table c(id integer primary key, pid integer references gone(id))",
                        "insert into c values (1,99)")
                .migrate();

        assertThat(migrated.rows("select * from c")).containsExactly("1|99");
        assertThat(migrated.constraints("c", 'f')).isEmpty();
        assertThat(migrated.report().findings())
                .anyMatch(f -> f.code().contains("foreign-key") && f.message().contains("gone"));
    }

    @Test
    @DisplayName("case 38: a composite foreign key keeps the order of its pairs")
    void ordersCompositeKeys() {
        Migrated migrated = SqliteSource.of(
                        "create table p(a int, b int, primary key(b,a))",
                        "create table c(x int, y int, foreign key(y,x) references p(b,a))",
                        "insert into p values (1,2)",
                        "insert into c values (1,2)",
                        "create table i(x int, y int, foreign key(y,x) references p)",
                        "insert into i values (1,2)")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.constraints("p", 'p')).containsExactly("PRIMARY KEY (b, a)");
        assertThat(migrated.constraints("c", 'f')).containsExactly("FOREIGN KEY (y, x) REFERENCES p(b, a)");
        assertThat(migrated.constraints("i", 'f')).containsExactly("FOREIGN KEY (y, x) REFERENCES p(b, a)");
        assertThat(migrated.rows("select * from c")).containsExactly("1|2");
    }
}
