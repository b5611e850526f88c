package io.pgtrek.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.pgtrek.cli.Main;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.GlobalOptions;
import io.pgtrek.cli.output.Console;
import io.pgtrek.job.AllJobs;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the sample's README says of the nights. */
class NightlyRecompressionTest {

    private static final Path SAMPLE = Path.of("nightly-recompression");

    /** Beside the table of the toast sample, so much that it cannot be done in a second in small batches. */
    private static final String MORE = "insert into documents (id, body) select d.id + 10000 * g, d.body"
            + " from documents d, generate_series(1, 6) g where pg_column_compression(d.body) = 'pglz'";

    @TempDir
    Path directory;

    private record Night(int code, String report) {}

    @Test
    void theFirstIsStoppedTheSecondGoesOnAndTheLastHasNothingToDo() throws IOException {
        assumeTrue(PostgresServer.system().isPresent(), "No PostgreSQL server is installed in /usr/lib/postgresql.");
        PostgresServer server = PostgresServer.system().orElseThrow();
        TestDatabase database = server.createDatabase();
        server.loadScript(database, Path.of("toast", "documents.sql"));
        database.execute(MORE);

        Night first = night(
                database,
                "--set=recompress.max-duration=1s",
                "--set=recompress.batch-size=64kB",
                "--set=recompress.verify=all");
        assertThat(first.code()).as(first.report()).isEqualTo(8);
        assertThat(first.report()).contains("Stopped, as max-duration is over; run again to continue.");

        Night second = night(database);
        assertThat(second.code()).as(second.report()).isZero();
        assertThat(second.report()).contains("4,200 rows of 1 table are stored by lz4 now.");

        Night last = night(database);
        assertThat(last.code()).isZero();
        assertThat(last.report()).contains("Nothing was left to do.");
        assertThat(directory.resolve("reports")).isDirectoryContaining("glob:**.html");
    }

    @Test
    void theReadmeQuotesWhatIsSaid() {
        assertThat(SAMPLE.resolve("README.md"))
                .content()
                .contains("; run again to continue.`", "stored by lz4 now.`", "`Nothing was left to do.`");
    }

    private Night night(TestDatabase database, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("run", "--progress=none", SAMPLE.resolve("job.yaml").toString()));
        arguments.add("--set=database.url=" + database.url());
        arguments.add("--set=database.user=postgres");
        arguments.add("--set=report.dir=" + directory.resolve("reports"));
        arguments.add("--set=recompress.window=" + open());
        arguments.addAll(List.of(more));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(session(Console.of(out, err, false)), arguments.toArray(String[]::new));
        return new Night(code, out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8));
    }

    /** Whatever time it is. */
    private static String open() {
        LocalTime now = LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.MINUTES);
        return now.minusHours(1) + "-" + now.plusHours(2);
    }

    private Session session(Console console) {
        Path drivers = directory.resolve("drivers");
        return new Session(
                "migrate",
                console,
                new GlobalOptions(),
                Map.of("DATABASE_PASSWORD", "unused"),
                Path.of("").toAbsolutePath(),
                drivers,
                () -> new AllJobs(drivers));
    }
}
