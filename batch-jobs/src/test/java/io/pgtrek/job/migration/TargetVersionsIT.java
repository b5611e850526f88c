package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.PostgresServer;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every version of PostgreSQL that is written to. */
class TargetVersionsIT {

    private static void arrives(PostgresServer server) {
        Migrated migrated = SqliteSource.of(
                        "create table p(id integer primary key autoincrement, v text default 'x', n numeric(10,2))",
                        "create table c(id integer primary key, pid integer not null references p on delete cascade,"
                                + " g text generated always as ('g' || id) stored)",
                        "create unique index p_v on p(lower(v)) where n > 1",
                        "insert into p values (1, 'a', 1.5), (7, 'b', 2)",
                        "insert into c(id, pid) values (1, 1), (2, 7)")
                .migrating()
                .into(server.createDatabase())
                .run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select * from p order by id")).containsExactly("1|a|1.50", "7|b|2.00");
        assertThat(migrated.rows("select id, pid, g from c order by id")).containsExactly("1|1|g1", "2|7|g2");
        assertThat(migrated.constraints("c", 'f'))
                .containsExactly("FOREIGN KEY (pid) REFERENCES p(id) ON DELETE CASCADE");
        migrated.target().execute("insert into p(n) values (3)");
        assertThat(migrated.value("select id || v from p where n = 3")).isEqualTo("8x");
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 18})
    void fillsVersion(int version) {
        arrives(PostgresServer.version(version));
    }

    @Test
    void fillsTheServerOfThisMachine() {
        Optional<PostgresServer> server = PostgresServer.system();
        Assumptions.assumeTrue(server.isPresent(), "no PostgreSQL is installed here");
        arrives(server.orElseThrow());
    }
}
