package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.SqliteSource;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Values larger than the heap are compared all the same. */
class LargeVerificationIT {

    @TempDir
    private Path directory = Path.of("");

    private final TestDatabase target = PostgresServer.get().createDatabase();

    @Test
    void valuesLargerThanTheHeapAreCompared() throws Exception {
        compares(75_000_000, "-Xmx64m");
    }

    @Test
    @EnabledIfSystemProperty(named = "pgtrek.slow", matches = "true")
    void valuesOfHalfAGigabyteAreCompared() throws Exception {
        compares(500_000_000, "-Xmx256m");
    }

    private void compares(int bytes, String heap) throws IOException, InterruptedException {
        SqliteSource source = SqliteSource.of(
                "create table l(id integer primary key, b blob, t text)",
                "insert into l values (1, zeroblob(" + bytes + "), 'beside'), (2, x'00', printf('%." + bytes
                        + "c', 'x'))");
        assertThat(run(source, heap)).contains("All 2 rows of 1 table arrived.");
        assertThat(run(source, heap, "-Dverify=true")).contains("All 2 rows of 1 table are the same on both sides.");

        target.execute("update l set b = set_byte(b, " + (bytes - 1) + ", 1) where id = 1");

        assertThat(run(source, heap, "-Dverify=true")).contains("Rows differ in 1 table");
    }

    private String run(SqliteSource source, String... options) throws IOException, InterruptedException {
        Path log = directory.resolve("log");
        Process process = MigrationProcess.start(source.url(), target.url(), log, options);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        return Files.readString(log);
    }
}
