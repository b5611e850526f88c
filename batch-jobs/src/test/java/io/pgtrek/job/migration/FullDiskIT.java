package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The target's disk is full, and larger the next time. */
class FullDiskIT {

    private static final PostgresServer SERVER = PostgresServer.get();
    private static final String NAME = "on_small_disk";

    private Path disk;

    @BeforeEach
    void mount() throws Exception {
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can mount a small disk");
        disk = Files.createTempDirectory("pgtrek-disk-");
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", disk.toString());
        assumeTrue(mounted, "this machine lets nobody mount a small disk");
        Path data = Files.createDirectory(disk.resolve("space"));
        Files.setPosixFilePermissions(disk, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setOwner(data, Files.getOwner(SERVER.dataDirectory()));
        SERVER.execute("create tablespace " + NAME + " location '" + data + "'");
        SERVER.execute("create database " + NAME + " tablespace " + NAME);
    }

    @AfterEach
    void unmount() throws Exception {
        if (disk != null && Files.isDirectory(disk.resolve("space"))) {
            SERVER.execute("drop database if exists " + NAME + " with (force)");
            SERVER.execute("drop tablespace if exists " + NAME);
            assertThat(run("umount", disk.toString())).isTrue();
            Files.delete(disk);
        }
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    @Test
    void theRunFailsAtOnceAndGoesOnWhenThereIsRoom() throws Exception {
        SqliteSource source = SqliteSource.of(
                "create table t(id integer primary key, v text)",
                "with recursive s(i) as (select 1 union all select i + 1 from s where i < 100000)"
                        + " insert into t select i, printf('%0100d', i) from s");
        TestDatabase target = new TestDatabase(NAME, SERVER.jdbcUrl(NAME));
        Migrating migrating = source.migrating().into(target).sliceBytes(200_000);

        MigrateException failure = migrating.failure();

        assertThat(failure.code()).isEqualTo(ErrorCode.WRITE_FAILED);
        assertThat(failure.detail()).contains("No space left on device");
        assertThat(run("mount", "-o", "remount,size=200m", disk.toString())).isTrue();
        // only now: a new session may have to write the database's pg_internal.init
        long slices = Database.count(target, "select count(*) from migrate.slice_ledger");
        assertThat(slices).isPositive();

        assertThat(migrating.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(Database.value(
                        target, "select count(*) || ' ' || count(distinct id) || ' ' || sum(v::bigint) from t"))
                .isEqualTo("100000 100000 5000050000");
    }
}
