package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.job.AllJobs;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trigger that is enabled ALWAYS fires even where the user may keep others from it. */
class AllowTriggersIT {

    @TempDir
    private Path directory = Path.of("");

    private static TestDatabase database(String body) {
        Assumptions.assumeTrue(PostgresServer.system().isPresent(), "no PostgreSQL is installed here");
        TestDatabase database = PostgresServer.system().orElseThrow().createDatabase();
        database.execute(
                "create table t(id int primary key, v text compression pglz, changed int not null default 0)",
                "insert into t select g, (select string_agg(md5(g || ':' || i) || ' abcabcabcabcabcabcabcabcabc ', '')"
                        + " from generate_series(1, 60) i) from generate_series(1, 40) g",
                "create function f() returns trigger language plpgsql as $$ begin " + body + " return new; end $$",
                "create trigger \"it's odd\" before update on t for each row execute function f()",
                "alter table t enable always trigger \"it's odd\"");
        return database;
    }

    private Terminal run(TestDatabase database, int code, String... more) {
        Terminal terminal = new Terminal(directory, new AllJobs(directory));
        String[] arguments = {
            "toast",
            "recompress",
            "--database",
            database.url(),
            "--set",
            "recompress.allow-triggers=true",
            "--progress=none"
        };
        String[] all =
                Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
        assertThat(terminal.run(all)).as(terminal.out() + terminal.err()).isEqualTo(code);
        return terminal;
    }

    private static String text(TestDatabase database, String query) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getString(1);
        }
    }

    private static long pglz(TestDatabase database) throws SQLException {
        return Long.parseLong(text(database, "select count(*) from t where pg_column_compression(v) = 'pglz'"));
    }

    @Test
    void aTriggerFiresOnceForEachRowAndIsNamed() throws SQLException {
        TestDatabase database = database("new.changed := new.changed + 1;");
        Terminal terminal = run(database, 0);
        assertThat(terminal.out())
                .contains("40 rows of 1 table are stored by lz4 now.", "the trigger it's odd, which fires");
        assertThat(text(database, "select min(changed) || ' ' || max(changed) from t"))
                .isEqualTo("1 1");
        assertThat(pglz(database)).isZero();
    }

    /** One row of forty, which a sample of one would hardly meet. */
    @Test
    void aTriggerThatChangesAValueIsNoticedAndNothingIsWritten() throws SQLException {
        TestDatabase database = database("if new.id = 37 then new.v := new.v || '!'; end if;");
        Terminal terminal = run(database, 5);
        assertThat(terminal.err())
                .contains("would not be the same after they are stored anew; this was rolled back.")
                .contains("A trigger of the table seems to change them");
        assertThat(pglz(database)).isEqualTo(40);
        assertThat(text(database, "select count(*) from t where v like '%!'")).isEqualTo("0");
    }

    @Test
    void rowsWhoseUpdateATriggerSuppressesAreCountedAndLeft() throws SQLException {
        TestDatabase database = database("if new.id % 4 = 0 then return null; end if;");
        Terminal terminal = run(database, 6);
        assertThat(terminal.out())
                .contains("30 rows of 1 table are stored by lz4 now, but for 10 rows that a trigger kept as they are.")
                .contains("has 10 rows that a trigger kept from being stored anew");
        assertThat(pglz(database)).isEqualTo(10);
        assertThat(run(database, 6).out())
                .contains("Nothing was left to do, but for 10 rows that a trigger kept as they are.");
    }

    @Test
    void theyAreCountedWithoutProofAndInSmallBatches() throws SQLException {
        TestDatabase database = database("if new.id < 20 then return null; end if;");
        Terminal terminal = run(database, 6, "--set=recompress.verify=none", "--set=recompress.batch-size=64kB");
        assertThat(terminal.out()).contains("21 rows of 1 table are stored", "but for 19 rows that a trigger kept");
        assertThat(pglz(database)).isEqualTo(19);
    }
}
