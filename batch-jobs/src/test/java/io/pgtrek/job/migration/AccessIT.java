package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.error.ErrorCategory;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Servers that are not there, users that may not. */
class AccessIT {

    private static final SqliteSource SOURCE =
            SqliteSource.of("create table t(id integer primary key)", "insert into t values (1)");

    @BeforeAll
    static void createUsers() {
        PostgresServer.get().execute("create role guest login password 'guest-secret'");
        MariaDbServer.get()
                .execute(
                        "create user stranger@localhost identified by 'right'",
                        "create user stranger@'127.0.0.1' identified by 'right'");
    }

    private static TargetSpec guest(TestDatabase database) {
        return new TargetSpec(database.url().replaceAll("([?&])user=[^&]*", "$1"), "guest", null, Map.of());
    }

    private static MigrateException failure(String targetUrl) {
        return SOURCE.migrating()
                .target(new TargetSpec(targetUrl, null, null, Map.of()))
                .failure();
    }

    @Test
    void wantsThePrivilegeToCreateSchemas() throws SQLException {
        TestDatabase database = PostgresServer.get().createDatabase();
        Migrating migrating = Migrating.from(SOURCE.url(), null, null).target(guest(database));

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_PRIVILEGE);
        assertThat(failure.code().category()).isEqualTo(ErrorCategory.ACCESS);
        assertThat(failure).hasMessageContaining("guest");
        assertThat(Database.objects(database)).isEmpty();

        database.execute("grant create on database " + database.name() + " to guest");
        assertThat(migrating.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void wantsThePrivilegeToCreateInASchema() throws SQLException {
        TestDatabase database = PostgresServer.get().createDatabase();
        database.execute("grant create on database " + database.name() + " to guest");
        Migrating migrating = SOURCE.migrating().target(guest(database));

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_PRIVILEGE);
        assertThat(failure).hasMessageContaining("public");
        assertThat(Database.objects(database)).isEmpty();
    }

    @Test
    void wantsASchemaForItsBooks() throws SQLException {
        TestDatabase database = PostgresServer.get().createDatabase();
        database.execute("grant create on schema public to guest");
        Migrating migrating = SOURCE.migrating().target(guest(database));

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_PRIVILEGE);
        assertThat(failure).hasMessageContaining("migrate");
        assertThat(Database.objects(database)).isEmpty();
    }

    @Test
    void tellsThatTheTargetIsNotThere() {
        String url = PostgresServer.get().jdbcUrl("postgres");
        assertThat(failure(PostgresServer.get().jdbcUrl("no_such_database"))).satisfies(failure -> {
            assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
            assertThat(failure.detail()).contains("no_such_database");
            assertThat(failure.hint()).contains("Create the database");
        });
        assertThat(failure(url.replaceFirst("//[^/]*/", "//127.0.0.1:1/")).code())
                .isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(failure(url.replaceFirst("//[^/]*/", "//no-such-host.invalid/"))
                        .code())
                .isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(failure("jdbc:mysql://127.0.0.1/x").code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(SOURCE.migrating()
                        .target(new TargetSpec(
                                url.replaceAll("([?&])user=[^&]*", "$1"), "nobody_of_this_name", null, Map.of()))
                        .failure()
                        .code())
                .isEqualTo(ErrorCode.TARGET_LOGIN);
    }

    @Test
    void tellsThatTheSourceIsNotThere() {
        String url = MariaDbServer.get().jdbcUrl("mysql");
        String bare = url.replaceAll("\\?.*", "");
        assertThat(Migrating.from(bare, "stranger", "wrong").failure().code()).isEqualTo(ErrorCode.SOURCE_LOGIN);
        assertThat(Migrating.from(MariaDbServer.get().jdbcUrl("no_such_database"), null, null)
                        .failure()
                        .code())
                .isIn(ErrorCode.SOURCE_PRIVILEGE, ErrorCode.SOURCE_UNREACHABLE);
        assertThat(Migrating.from(bare.replaceFirst("//[^/]*/", "//127.0.0.1:1/"), null, null)
                        .failure()
                        .code())
                .isEqualTo(ErrorCode.SOURCE_UNREACHABLE);
        assertThat(Migrating.from(bare.replaceFirst("//[^/]*/", "//no-such-host.invalid/"), null, null)
                        .failure()
                        .code())
                .isEqualTo(ErrorCode.SOURCE_UNREACHABLE);
        assertThat(Migrating.from("jdbc:nosuchdb:x", null, null).failure().code())
                .isEqualTo(ErrorCode.SOURCE_UNKNOWN);
    }

    @Test
    void tellsThatTheFileIsMissingOrNoDatabase() throws IOException {
        assertThat(Migrating.from("sqlite:/no/such/file.db", null, null).failure())
                .hasMessageContaining("/no/such/file.db")
                .extracting(MigrateException::code)
                .isEqualTo(ErrorCode.SOURCE_UNREACHABLE);
        java.nio.file.Path text = Files.createTempFile("pgtrek", ".db");
        Files.writeString(text, "This is a text, and no database at all, however long it goes on.");
        assertThat(Migrating.from("sqlite:" + text, null, null).failure().code())
                .isEqualTo(ErrorCode.SOURCE_UNREACHABLE);
    }

    @Test
    void readsASourceThatCannotBeWritten() throws IOException {
        SqliteSource source = SqliteSource.of("create table t(id integer primary key)", "insert into t values (1)");
        Files.setPosixFilePermissions(source.file(), PosixFilePermissions.fromString("r--r--r--"));
        Files.setPosixFilePermissions(source.file().getParent(), PosixFilePermissions.fromString("r-xr-xr-x"));
        byte[] before = Files.readAllBytes(source.file());

        assertThat(source.migrate().report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(Files.readAllBytes(source.file())).isEqualTo(before);
    }
}
