package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.Secret;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Users, passwords, names of databases. The plugin caching_sha2_password is MySQL 8's, which does not run here: the
 * driver answers it, and asks the server for its key only where allowPublicKeyRetrieval lets it.
 */
class LoginCasesIT {

    private static final String PASSWORD = "p@ss:w/o#rd?%41&x=y";

    @OnBothServers
    @DisplayName("case 29 and lesson 73: passwords with @ : / # ? %, and databases with dash, dot and blank")
    void passwordsAndDatabases(TestServer server) {
        String database = "my-shop.2024 " + server.createDatabase().name();
        String user = "u" + database.substring(database.length() - 6).replace(' ', '_');
        server.execute(
                "create database `" + database + "`",
                "create table `" + database + "`.t(id int)",
                "insert into `" + database + "`.t values (1)",
                "create user '" + user + "'@'%' identified by '" + PASSWORD + "'",
                "grant select on `" + database + "`.* to '" + user + "'@'%'");
        String url = server.jdbcUrl(database).replace("user=root&", "");

        Migrated byProperty = Migrating.from(url, user, PASSWORD).run();
        Migrated byUrl = Migrating.from(
                        url.replace("//", "//" + user + ":" + PASSWORD.replace("%", "%25") + "@"), null, null)
                .schema(database, "my-target.1")
                .run();

        assertThat(byProperty.rows("select * from \"" + database + "\".t")).containsExactly("1");
        assertThat(byUrl.rows("select * from \"my-target.1\".t")).containsExactly("1");
        assertThat(byUrl.report().source().url()).doesNotContain("p@ss", "rd?");
        assertThat(Migrating.from(url, user, "wrong").failure())
                .hasMessageNotContaining("wrong")
                .satisfies(failure -> assertThat(failure.code()).isEqualTo(ErrorCode.SOURCE_LOGIN));
    }

    @Test
    @DisplayName("case 29: SCRAM on PostgreSQL's side, with such a password and such a database")
    void scram() throws IOException {
        PostgresServer server = PostgresServer.get();
        String database = "my-shop.2024 x";
        server.execute(
                "set password_encryption = 'scram-sha-256'",
                "create role \"m@x\" login",
                "alter role \"m@x\" password '" + PASSWORD + "'",
                "create database \"" + database + "\" owner \"m@x\"");
        Path hba = server.dataDirectory().resolve("pg_hba.conf");
        String rules = Files.readString(hba);
        try {
            Files.writeString(hba, "host all \"m@x\" 127.0.0.1/32 scram-sha-256\n" + rules);
            server.execute("select pg_reload_conf()", "select pg_sleep(0.5)");
            migrateWithScram(server.jdbcUrl("my-shop.2024%20x").replaceFirst("\\?.*", ""));
        } finally {
            Files.writeString(hba, rules);
            server.execute("select pg_reload_conf()");
        }
    }

    private static void migrateWithScram(String url) {
        Migrating migrating =
                Migrating.of(io.pgtrek.testkit.MySqlServer.get(), "create table t(id int)", "insert into t values (1)");

        assertThat(migrating
                        .target(new TargetSpec(url, "m@x", new Secret("wrong"), Map.of()))
                        .failure()
                        .code())
                .isEqualTo(ErrorCode.TARGET_LOGIN);
        assertThat(migrating
                        .target(new TargetSpec(url, "m@x", new Secret(PASSWORD), Map.of()))
                        .run()
                        .report()
                        .outcome())
                .isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName(
            "lesson 72: an extension the user may not create is named before anything is; one that is there is used")
    void extensions() {
        String table = "create table c(v varchar(9)) collate latin1_swedish_ci";
        Migrating refused =
                Migrating.of(io.pgtrek.testkit.MySqlServer.get(), table).caseInsensitive(CaseInsensitive.CITEXT);
        Migrating present =
                Migrating.of(io.pgtrek.testkit.MySqlServer.get(), table).caseInsensitive(CaseInsensitive.CITEXT);
        TestDatabase target = refused.targetDatabase();
        PostgresServer.get().execute("create role " + target.name() + "_poor login");
        refused.target(new TargetSpec(target.url().replaceFirst("\\?.*", ""), target.name() + "_poor", null, Map.of()));
        present.targetDatabase().execute("create extension citext schema public");

        assertThat(refused.failure().code()).isEqualTo(ErrorCode.TARGET_PRIVILEGE);
        assertThat(Migrated.rows(target, "select 1 from pg_class where relname = 'c'"))
                .isEmpty();
        Migrated migrated = present.run();
        assertThat(migrated.type("c", "v")).isEqualTo("citext");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
