package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Target;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an administrator has preset for a database's sessions neither ends nor forbids a migration. */
class PresetSessionsIT {

    @ParameterizedTest
    @CsvSource({
        "statement_timeout, 5s, 0",
        "lock_timeout, 5s, 0",
        "idle_in_transaction_session_timeout, 5s, 0",
        "idle_session_timeout, 5s, 0",
        "transaction_timeout, 5s, 0",
        "default_transaction_read_only, on, off",
        "default_transaction_isolation, serializable, read committed"
    })
    void everySessionLiftsPresets(String setting, String preset, String lifted) throws SQLException {
        TestDatabase database = PostgresServer.get().createDatabase();
        database.execute("alter database " + database.name() + " set " + setting + " = '" + preset + "'");

        try (Target target = Target.open(new TargetSpec(database.url(), null, null, Map.of()), 1);
                Session session = target.session();
                Connection pooled = target.pool().getConnection()) {
            assertThat(setting(session.connection(), setting)).isEqualTo(lifted);
            assertThat(setting(pooled, setting)).isEqualTo(lifted);
        }
    }

    private static String setting(Connection connection, String name) throws SQLException {
        try (ResultSet result = connection.createStatement().executeQuery("show " + name)) {
            result.next();
            return result.getString(1);
        }
    }

    @Test
    void migratesWhereSessionsAreReadOnlyAndSerializable() {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key, v text)",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < 5000)"
                                + " insert into t select i, printf('%050d', i) from s",
                        "create index t_v on t(v)")
                .migrating()
                .sliceBytes(50_000);
        TestDatabase target = migrating.targetDatabase();
        target.execute(
                "alter database " + target.name() + " set default_transaction_isolation = serializable",
                "alter database " + target.name() + " set default_transaction_read_only = on");

        assertThat(migrating.run().report().outcome()).isEqualTo(Outcome.DONE);
    }
}
