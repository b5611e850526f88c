package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.Secret;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Passwords are in no file, no table and no message. */
class SecretsIT {

    private static final String SOURCE_PASSWORD = "Sourcerer-77";
    private static final String TARGET_PASSWORD = "Targeteer-88";

    private static String withSecretInUrl(String user) {
        String url = MariaDbServer.get().jdbcUrl("secrets");
        return url.replaceAll("\\?.*", "") + "?user=" + user + "&password=" + SOURCE_PASSWORD;
    }

    private static Migrating migrating() {
        MariaDbServer.get()
                .execute(
                        "create database if not exists secrets",
                        "create or replace table secrets.t (id int primary key, v varchar(20))",
                        "insert into secrets.t values (1, 'one'), (2, 'two')",
                        "create or replace user teller@'%' identified by '" + SOURCE_PASSWORD + "'",
                        "create or replace user teller@localhost identified by '" + SOURCE_PASSWORD + "'",
                        "grant all on secrets.* to teller@'%'",
                        "grant all on secrets.* to teller@localhost");
        TestDatabase database = PostgresServer.get().createDatabase();
        return Migrating.from(withSecretInUrl("teller"), "teller", SOURCE_PASSWORD)
                .schema("secrets", "public")
                .into(database)
                .target(new TargetSpec(database.url(), "postgres", new Secret(TARGET_PASSWORD), Map.of()));
    }

    private static List<String> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).map(SecretsIT::read).toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<String> books(TestDatabase target) throws SQLException {
        return Database.list(
                target,
                "select query_to_xml(format('select * from %s', c.oid::regclass), true, false, '')::text from pg_class c"
                        + " where relnamespace = 'migrate'::regnamespace and relkind = 'r'");
    }

    private static void assertNoSecrets(List<String> texts) {
        assertThat(texts)
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text)
                        .doesNotContainIgnoringCase(SOURCE_PASSWORD)
                        .doesNotContainIgnoringCase(TARGET_PASSWORD));
    }

    @Test
    void keepsPasswordsOutOfReportsAndBooks() throws IOException, SQLException {
        Migrating migrating = migrating();
        migrating.run();

        assertNoSecrets(files(migrating.directory()));
        assertNoSecrets(books(migrating.targetDatabase()));
        assertThat(migrating.configuration().toString()).doesNotContain(TARGET_PASSWORD);
    }

    @Test
    void keepsPasswordsAndValuesOutOfFailures() throws IOException, SQLException {
        Migrating migrating = migrating().cast("t.v", "integer");

        MigrateException failure = migrating.failure();

        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        assertNoSecrets(List.of(trace.toString(), failure + " " + failure.detail() + " " + failure.hint()));
        assertNoSecrets(files(migrating.directory()));
        assertNoSecrets(books(migrating.targetDatabase()));
        assertThat(books(migrating.targetDatabase())).noneMatch(text -> text.contains(">one<"));
    }

    @Test
    void keepsPasswordsOutOfRefusedLogins() {
        migrating();
        MigrateException failure = Migrating.from(withSecretInUrl("nobody"), "nobody", SOURCE_PASSWORD)
                .failure();

        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        assertNoSecrets(List.of(trace.toString(), failure + " " + failure.detail() + " " + failure.hint()));
    }

    @Test
    void acceptsANewPasswordInAContinuedRun() {
        Migrating first = migrating().cast("t.v", "integer");
        first.failure();
        String other = withSecretInUrl("teller").replace(SOURCE_PASSWORD, "Changed-99");
        MariaDbServer.get()
                .execute(
                        "alter user teller@'%' identified by 'Changed-99'",
                        "alter user teller@localhost identified by 'Changed-99'");

        Migrating second = Migrating.from(other, "teller", "Changed-99")
                .schema("secrets", "public")
                .cast("t.v", "integer")
                .maxRejects(2)
                .into(first.targetDatabase());

        assertThat(second.run().table("t").rejected()).isEqualTo(2);
    }
}
