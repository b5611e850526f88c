package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.finding.Finding;
import io.pgtrek.job.JobStatus;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestDatabase;
import org.junit.jupiter.api.Test;

/** A statement PostgreSQL refuses costs its own object and waits for the next run. */
class RefusedStatementIT {

    @Test
    void triesARefusedStatementAgain() {
        Migrating migrating = SqliteSource.of(
                        "create table p(id integer primary key)",
                        "create table c(id integer primary key, pid integer references p)",
                        "create table u(id integer primary key, v blob unique)",
                        "create index c_pid on c(pid)",
                        "insert into c values (1, 99)",
                        "insert into u values (1, 'same'), (2, cast('same' as blob)), (3, 'other')")
                .migrating();
        TestDatabase target = migrating.targetDatabase();

        Migrated migrated = migrating.run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.findings("constraint-not-valid"))
                .singleElement()
                .extracting(Finding::object)
                .asString()
                .startsWith("public.c.");
        assertThat(migrated.findings("statement-refused")).singleElement().satisfies(finding -> {
            assertThat(finding.object()).startsWith("public.u.");
            assertThat(finding.message())
                    .contains("Key (v)=(\\x73616d65) is duplicated")
                    .contains("SELECT v, count(*) FROM public.u GROUP BY v HAVING count(*) > 1");
            assertThat(finding.hint()).startsWith("Change or delete all but one of the rows of each key");
        });
        assertThat(migrated.index("c_pid")).isNotEmpty();
        assertThat(migrated.rows("select * from c")).containsExactly("1|99");
        assertThat(migrated.value("select count(*) from u")).isEqualTo("3");
        assertThat(migrating.status()).satisfies(status -> {
            assertThat(status.state()).isEqualTo(JobStatus.State.INCOMPLETE);
            assertThat(status.message()).contains("3 statements");
        });

        target.execute("insert into p values (99)", "delete from u where id = 2");
        Migrated mended = migrating.run();

        assertThat(mended.findings("constraint-not-valid")).isEmpty();
        assertThat(mended.findings("statement-refused")).isEmpty();
        assertThat(mended.findings("source-read-twice"))
                .as("no row was read again")
                .isEmpty();
        assertThat(mended.constraints("c", 'f')).containsExactly("FOREIGN KEY (pid) REFERENCES p(id)");
        assertThat(mended.constraints("u", 'u')).hasSize(1);
        assertThat(mended.report().outcome())
                .as("all statements went through; that rows were changed in the target shows")
                .isEqualTo(Outcome.MISMATCH);
    }

    @Test
    void endsDoneWhereNothingElseDiffers() {
        SqliteSource source = SqliteSource.of(
                "create table p(id integer primary key)",
                "create table c(id integer primary key, pid integer references p)",
                "insert into c values (1, 99)");
        Migrating migrating = source.migrating();
        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.INCOMPLETE);

        source.execute("update c set pid = null");
        migrating.targetDatabase().execute("update c set pid = null");
        Migrated mended = migrating.run();

        assertThat(mended.constraints("c", 'f')).containsExactly("FOREIGN KEY (pid) REFERENCES p(id)");
        assertThat(mended.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrating.status().state()).isEqualTo(JobStatus.State.COMPLETED);
    }
}
