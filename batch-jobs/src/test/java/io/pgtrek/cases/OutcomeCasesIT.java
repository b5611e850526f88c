package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ErrorCategory;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How a run ends, and what a run that ends badly leaves behind. */
class OutcomeCasesIT {

    private static final ValuePolicy REJECT = new ValuePolicy(ZeroDates.REJECT, NulBytes.STRIP, Spatial.WKB);

    /** 4,096 rows with gaps in the key; every second one with a bad date. */
    private static List<String> manyRows() {
        List<String> statements = new ArrayList<>(List.of(
                "create table many(id int primary key, d date not null, pad varchar(200))",
                "insert into many values (3,'0000-00-00',repeat('p',200)),(5,'2020-01-02',repeat('q',200))"));
        for (int rows = 2; rows < 4096; rows *= 2) {
            statements.add("insert into many select id + " + 3 * rows + ", d, pad from many");
        }
        statements.add("analyze table many");
        return statements;
    }

    @OnBothServers
    @DisplayName("case 37 and lesson 36: done only if everything arrived; a broken key or a lost source is told apart")
    void outcomes(TestServer server) {
        Migrated orphans = Migrating.of(
                        server,
                        "create table p(id int primary key)",
                        "create table c(id int primary key, p int, constraint c_p foreign key(p) references p(id))",
                        "set foreign_key_checks = 0",
                        "insert into c values (1,7),(2,null)")
                .run();

        assertThat(orphans.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(orphans.told("foreign-key-orphans"))
                .singleElement()
                .asString()
                .contains("(7)");
        assertThat(orphans.told("constraint-not-valid")).hasSize(1);
        assertThat(orphans.rows("select * from c order by id")).containsExactly("1|7", "2|NULL");
        assertThat(Migrating.of(server, "create table ok(id int)")
                        .run()
                        .report()
                        .outcome())
                .isEqualTo(Outcome.DONE);
        assertThat(Migrating.from("jdbc:mariadb://127.0.0.1:1/nowhere", "u", "p")
                        .failure()
                        .code()
                        .category())
                .isEqualTo(ErrorCategory.ACCESS);
    }

    @Test
    @DisplayName("case 37: findings at the named severity end the run differently")
    void failOn() {
        Migrated migrated = Migrating.of(
                        MySqlServer.get(), "create table t(t time)", "insert into t values ('99:00:00')")
                .failOn(Severity.WARNING)
                .run();

        assertThat(migrated.rows("select t::text from t")).containsExactly("99:00:00");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.MISMATCH);
    }

    @OnBothServers
    @DisplayName("case 40: rows that came or went behind the copy are a mismatch, not a success")
    void silentPartialCopy(TestServer server) {
        TestDatabase database = server.createDatabase();
        database.execute("create table t(id char(36) primary key)", "create table u(id int)");
        database.execute("insert into t values (uuid()),(uuid())");
        Migrated migrated = Migrating.from(database)
                .schema(database.name(), "public")
                .listener(before(Phase.VERIFY, () -> database.execute("insert into t values (uuid())")))
                .run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.MISMATCH);
        assertThat(migrated.table("t").matches()).isFalse();
        assertThat(migrated.table("t").sourceRows()).isEqualTo(3);
        assertThat(migrated.table("t").targetRows()).isEqualTo(2);
        assertThat(migrated.table("u").matches()).isTrue();
    }

    private static ProgressListener before(Phase wanted, Runnable action) {
        return new ProgressListener() {
            @Override
            public void phaseStarted(Phase phase, long steps) {
                if (phase == wanted) {
                    action.run();
                }
            }
        };
    }

    @OnBothServers
    @DisplayName("case 40 and lesson 65: slices lose neither first nor last row; counts and sums agree")
    void slicesAreComplete(TestServer server) {
        List<String> statements = manyRows();
        Migrating migrating =
                Migrating.of(server, statements.toArray(String[]::new)).sliceBytes(100_000);
        Migrated migrated = migrating.run();

        assertThat(migrating.plan().tables().get(0).slices().size()).isGreaterThan(3);
        assertThat(migrated.rows("select count(*), min(id), max(id), count(distinct id), count(d) from many"))
                .containsExactly("4096|3|6146|4096|2048".replace("6146", Integer.toString(5 + 3 * 4094)));
        assertThat(migrated.table("many").sourceRows()).isEqualTo(4096);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("lesson 70: every second row is bad, and none of the others is lost")
    void manyBadRows(TestServer server) {
        Migrated migrated = Migrating.of(server, manyRows().toArray(String[]::new))
                .values(REJECT)
                .maxRejects(2048)
                .run();

        assertThat(migrated.rows("select count(*), count(d) from many")).containsExactly("2048|2048");
        assertThat(migrated.rejects()).hasSize(2048).doesNotHaveDuplicates();
        assertThat(migrated.table("many").read()).isEqualTo(4096);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName(
            "lesson 71: a run that stops at a bad row commits nothing of its slice, and continues when it is mended")
    void stopsWithoutHalfASlice(TestServer server) {
        TestDatabase database = server.createDatabase();
        database.execute(
                "set sql_mode = ''",
                "create table t(id int primary key, d date not null)",
                "insert into t values (1,'2020-01-01'),(2,'0000-00-00'),(3,'2020-01-03')");
        Migrating migrating =
                Migrating.from(database).schema(database.name(), "public").values(REJECT);

        assertThat(migrating.failure().code()).isEqualTo(ErrorCode.TOO_MANY_REJECTS);
        assertThat(Migrated.rows(migrating.targetDatabase(), "select * from t")).isEmpty();
        database.execute("update t set d = '2020-01-02' where id = 2");
        Migrated migrated = migrating.run();
        assertThat(migrated.rows("select * from t order by id"))
                .containsExactly("1|2020-01-01", "2|2020-01-02", "3|2020-01-03");
        assertThat(migrated.report().rowsCopied()).isEqualTo(3);
        assertThat(migrated.rejects()).isEmpty();
    }

    @OnBothServers
    @DisplayName("lesson 33: tables of one name in two databases are told apart")
    void twoDatabases(TestServer server) {
        TestDatabase one = server.createDatabase();
        TestDatabase two = server.createDatabase();
        one.execute("create table t(id int primary key, key k(id))", "insert into t values (1)");
        two.execute("create table t(id int primary key, key k(id))", "insert into t values (2),(3)");
        Migrated migrated = Migrating.from(one).schemas(one.name(), two.name()).run();

        assertThat(migrated.rows("select id from " + one.name() + ".t")).containsExactly("1");
        assertThat(migrated.rows("select id from " + two.name() + ".t order by id"))
                .containsExactly("2", "3");
        assertThat(migrated.report().tables())
                .extracting(table -> table.source() + " " + table.copied())
                .containsExactlyInAnyOrder(one.name() + ".t 1", two.name() + ".t 2");
        assertThat(migrated.findings("name-changed")).isEmpty();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
