package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresServerIT {

    @ParameterizedTest
    @ValueSource(ints = {13, 14, 15, 16, 17, 18})
    void runsEveryVersionInSupport(int major) throws SQLException {
        TestDatabase database = PostgresServer.version(major).createDatabase();

        assertThat(MySqlSamples.query(database.url(), "show server_version")).startsWith(major + ".");
    }

    @Test
    void isTheSameServerForAll() {
        assertThat(PostgresServer.get()).isSameAs(PostgresServer.version(PostgresServer.DEFAULT_VERSION));
    }

    @Test
    void loadsScriptsWithDollarQuotes(@TempDir Path temp) throws Exception {
        Path script = temp.resolve("x.sql");
        Files.writeString(
                script, "create function f() returns int language sql as $$ select 1; $$; create table t ();");
        TestDatabase database = PostgresServer.get().createDatabase();

        PostgresServer.get().loadScript(database, script);

        assertThat(MySqlSamples.query(database.url(), "select f()")).isEqualTo("1");
    }

    @Test
    void namesTheStatementThatFails() {
        assertThatThrownBy(() -> PostgresServer.get().execute("selec 1"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("in: selec 1");
    }

    @Test
    void usesAnInstalledPostgreSqlThatKnowsLz4() throws SQLException {
        Optional<PostgresServer> system = PostgresServer.system();
        assumeTrue(system.isPresent(), "No PostgreSQL server is installed in /usr/lib/postgresql.");
        TestDatabase database = system.orElseThrow().createDatabase();

        database.execute("create table t (a text compression lz4)");

        assertThat(MySqlSamples.query(database.url(), "select attcompression from pg_attribute where attname = 'a'"))
                .isEqualTo("l");
    }
}
