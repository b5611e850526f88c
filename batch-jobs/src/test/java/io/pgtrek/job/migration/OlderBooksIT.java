package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestDatabase;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

/** Books that the first version of this program made. */
class OlderBooksIT {

    private static Migrating overBooksOfVersionOne() {
        Migrating migrating = SqliteSource.of("create table t(id integer primary key)", "insert into t values (1)")
                .migrating();
        TestDatabase target = migrating.targetDatabase();
        Flyway.configure()
                .dataSource(target.url(), null, null)
                .schemas("migrate")
                .table("schema_history")
                .locations("classpath:io/pgtrek/job/repository/migrations")
                .target("1")
                .load()
                .migrate();
        target.execute("insert into migrate.run (job_name, fingerprint, state, tool_version, plan)"
                + " values ('case', 'x', 'abandoned', '0.1', '{}')");
        return migrating;
    }

    @Test
    void areUpgradedByARunEvenOneThatBeginsAnew() {
        assertThat(overBooksOfVersionOne().run().report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(overBooksOfVersionOne().run(true).report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void areNotTouchedByAskingForTheStatus() {
        assertThatThrownBy(overBooksOfVersionOne()::status)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.STORED_FORM_UNKNOWN));
    }

    @Test
    void areUpgradedWholeOrNotAtAll() {
        Migrating migrating = overBooksOfVersionOne();
        TestDatabase target = migrating.targetDatabase();
        target.execute("create table migrate.reject_file (in_the_way int)");

        assertThat(migrating.failure()).hasMessageContaining("could not be created or upgraded");

        assertThat(columns(target)).doesNotContain("refresh_pass");
        target.execute("drop table migrate.reject_file");
        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(columns(target)).contains("refresh_pass");
    }

    private static List<String> columns(TestDatabase target) {
        try {
            return Database.list(
                    target,
                    "select column_name from information_schema.columns"
                            + " where table_schema = 'migrate' and table_name = 'slice_ledger'");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
