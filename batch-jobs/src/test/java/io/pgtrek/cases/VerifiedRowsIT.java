package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.config.Verification;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.Checksum;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RowMismatch;
import io.pgtrek.report.RunReport;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Rows that are gone, came, or are there twice; rows that were rejected; what is compared besides rows. */
class VerifiedRowsIT {

    private static final int ROWS = 5_000;

    private static final String FILL =
            "insert into t with recursive n(i) as (select 1 union all select i + 1 from n where i < " + ROWS
                    + ") select i, 'name ' || i, i % 7 from n";

    private static Migrating sliced() {
        return SqliteSource.of("create table t(id integer primary key, name text, n int)", FILL)
                .migrating()
                .sliceBytes(64 * 1024);
    }

    @Test
    @DisplayName("a deleted, an added and a changed row are named, whatever slice they are in")
    void namesRows() {
        Migrating migrating = sliced();
        Migrated migrated = migrating.run();
        assertThat(migrated.value("select count(*) > 1 from migrate.slice_ledger"))
                .isEqualTo("t");
        assertThat(migrated.table("t").checksum()).isEqualTo(Checksum.EQUAL);

        migrated.target()
                .execute(
                        "delete from t where id = 17",
                        "insert into t overriding system value values (-3, 'new', 1), (9999, 'also', 2)",
                        "update t set name = 'spoilt' where id = 4000");
        RunReport report = migrating.verify();

        assertThat(report.outcome()).isEqualTo(Outcome.MISMATCH);
        assertThat(report.tables())
                .allSatisfy(table -> assertThat(table.targetRows()).isNotNegative());
        assertThat(lines(report))
                .containsExactlyInAnyOrder(
                        "MISSING id=17", "EXTRA id=-3", "EXTRA id=9999", "CHANGED id=4000 name: name 4000 -> spoilt");
        assertThat(report.findings()).extracting(Finding::code).contains("rows-differ");
        assertThat(report.findings().toString()).contains("1 row differs, 1 row is missing, 2 rows are there too many");
    }

    @Test
    @DisplayName("of a table without a key, a row twice too often or too rarely is found")
    void countsEqualRows() {
        Migrating migrating = SqliteSource.of(
                        "create table k(a text, b int)",
                        "insert into k values ('x', 1), ('x', 1), ('y', 2), (null, null), (null, null)")
                .migrating();
        Migrated migrated = migrating.run();
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);

        migrated.target().execute("insert into k values ('x', 1), ('x', 1)");
        assertThat(lines(migrating.verify())).containsExactly("EXTRA a=x, b=1");

        migrated.target().execute("delete from k where a = 'x'", "insert into k values ('x', 1), ('x', 1)");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);

        migrated.target().execute("delete from k where a is null");
        assertThat(lines(migrating.verify())).containsExactly("MISSING a=null, b=null");
        assertThat(migrating.verify().findings().get(0).message()).contains("2 rows are missing");
    }

    @Test
    @DisplayName("values swapped between two rows are found, although each is still there")
    void findsSwaps() {
        Migrating migrating = sliced();
        Migrated migrated = migrating.run();

        migrated.target()
                .execute("update t set name = case id when 5 then 'name 6' else 'name 5' end where id in (5, 6)");

        assertThat(lines(migrating.verify()))
                .containsExactlyInAnyOrder(
                        "CHANGED id=5 name: name 5 -> name 6", "CHANGED id=6 name: name 6 -> name 5");
    }

    @Test
    @DisplayName("rows that PostgreSQL refused are no difference; another one that is missing is")
    void knowsRejects() {
        Migrating migrating = SqliteSource.of(
                        "create table q(id integer primary key, n decimal(10,2), e text not null, j text)",
                        "insert into q values (1,1.25,'a','{}'),(2,123456789012.5,'b','[]'),(3,'n/a','c','{bad'),"
                                + "(4,2.5,'d','1'),(5,2.5,'e','[1e200000]')")
                .migrating()
                .cast("q.n", "numeric(10,2)")
                .cast("q.j", "jsonb")
                .maxRejects(10);
        Migrated migrated = migrating.run();
        assertThat(migrated.table("q").rejected()).isEqualTo(3);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.value("select refused_hash like '1 %' from migrate.slice_ledger"))
                .isEqualTo("t");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);

        migrated.target().execute("delete from q where id = 4");

        assertThat(lines(migrating.verify())).contains("MISSING id=4");

        migrated.target().execute("update migrate.slice_ledger set refused_hash = null");
        assertThat(lines(migrating.verify())).contains("MISSING id=4");
        migrated.target().execute("insert into q overriding system value values (4,2.5,'d','1')");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("a difference that verification of the run itself finds ends it with a mismatch")
    void verifiesInTheRun() {
        Migrating migrating = sliced();
        Migrated migrated = migrating
                .listener(new ProgressListener() {
                    @Override
                    public void phaseStarted(Phase phase, long steps) {
                        if (phase == Phase.ANALYZE) {
                            migrating.targetDatabase().execute("update t set n = 8 where id = 3");
                        }
                    }
                })
                .run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.MISMATCH);
        assertThat(migrated.report().message()).contains("Rows differ in 1 table");
        assertThat(lines(migrated.report())).containsExactly("CHANGED id=3 n: 3 -> 8");
    }

    @Test
    @DisplayName("only the rows a condition selects are compared")
    void keepsTheCondition() {
        Migrating migrating = sliced().where("t", "n < 3 -- few");
        migrating.run();

        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("a key that became text still tells the rows; a slice's range is not asked of it")
    void comparesTextKeys() {
        Migrating migrating = sliced().cast("t.id", "text");
        Migrated migrated = migrating.run();
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);

        migrated.target().execute("delete from t where id = '100'");

        assertThat(lines(migrating.verify())).containsExactly("MISSING id=100");
    }

    @Test
    @DisplayName("large values are compared without being read by either hand")
    void comparesLargeValues() {
        Migrating migrating = SqliteSource.of(
                        "create table l(id integer primary key, a text, b blob, c text)",
                        "insert into l values (1, printf('%.3000000c', 'x'), zeroblob(2000000), 'small'),"
                                + " (2, null, x'00', printf('%.1048576c', 'y')),"
                                + " (3, printf('%.1048577c', '\u00e4'), null, printf('%.1048577c', 'y'))")
                .migrating();
        Migrated migrated = migrating.run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);

        migrated.target()
                .execute(
                        "update l set b = set_byte(b, 1999999, 1) where id = 1",
                        "update l set a = left(a, 1000) where id = 3",
                        "update l set c = overlay(c placing 'z' from 1048576 for 1) where id = 2");
        RunReport report = migrating.verify();

        assertThat(report.differences())
                .extracting(row -> row.key() + " " + row.column())
                .containsExactlyInAnyOrder("id=1 b", "id=3 a", "id=2 c");
        assertThat(report.differences()).allSatisfy(row -> {
            assertThat(row.source()).isNotEqualTo(row.target()).hasSizeLessThan(300);
            assertThat(row.target()).isNotNull();
        });
        assertThat(report.findings().get(0).message()).contains("bytes less there");
    }

    @Test
    @DisplayName("values are hidden on request, the key is not")
    void hidesValues() {
        Migrating migrating = sliced();
        migrating.run().target().execute("update t set name = 'secret' where id = 5");

        RunReport report = migrating.verifyWithoutValues();

        assertThat(lines(report)).containsExactly("CHANGED id=5 name: null -> null");
        assertThat(report.toString()).doesNotContain("secret", "name 5");
    }

    @Test
    @DisplayName("objects that are gone and sequences that would give a number twice are told")
    void comparesObjectsAndSequences() {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key autoincrement, name text unique)",
                        "create index t_name on t(name, id)",
                        "insert into t values (1, 'a'), (7, 'b')")
                .migrating();
        Migrated migrated = migrating.run();
        assertThat(migrating.verify().findings()).isEmpty();

        String sequence = migrated.value("select pg_get_serial_sequence('t', 'id')");
        migrated.target().execute("select setval('" + sequence + "', 7, false)", "drop index t_name");
        RunReport report = migrating.verify();

        assertThat(report.outcome()).isEqualTo(Outcome.MISMATCH);
        assertThat(report.findings())
                .extracting(Finding::code)
                .containsExactlyInAnyOrder("objects-gone", "sequence-behind");
    }

    @Test
    @DisplayName("a job that has not run has nothing to verify")
    void needsARun() {
        Migrating migrating = sliced();

        assertThatThrownBy(migrating::verify)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.NOT_YET_RUN));
    }

    @Test
    @DisplayName("verify: counts leaves hashes out, and migrate verify needs none")
    void verifiesWithoutHashes() {
        Migrating migrating = sliced().verifying(Verification.COUNTS);
        Migrated migrated = migrating.run();

        assertThat(migrated.table("t").checksum()).isEqualTo(Checksum.NOT_TAKEN);
        assertThat(migrated.value("select count(hash) from migrate.slice_ledger"))
                .isEqualTo("0");
        assertThat(migrating.verify().outcome()).isEqualTo(Outcome.DONE);
    }

    private static List<String> lines(RunReport report) {
        List<String> lines = new ArrayList<>();
        for (RowMismatch row : report.differences()) {
            lines.add(row.kind() + " " + row.key()
                    + (row.column() == null ? "" : " " + row.column() + ": " + row.source() + " -> " + row.target()));
        }
        return lines;
    }
}
